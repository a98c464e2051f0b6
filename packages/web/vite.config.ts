import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Workspace packages are read from their sources, so the page never runs a stale build of the rules.
const conditions = ['source', 'module', 'browser', 'import', 'default'];

/** The two fonts that every language needs are fetched at once, not only when the style sheet asks for them. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
        })),
  },
};

export default defineConfig({
  plugins: [react(), preloadFonts],
  resolve: { conditions },
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 2048 },
  worker: { format: 'es' },
});
