import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Workspace packages are read from their sources, so the page never runs a stale build of the rules.
const conditions = ['source', 'module', 'browser', 'import', 'default'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 2048, reportCompressedSize: true },
  worker: { format: 'es' },
});
