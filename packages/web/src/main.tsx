import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { startLoading } from './app/loading.ts';
import { startServiceWorker } from './app/serviceWorker.ts';
import { startSettings } from './app/settings.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/parts.css';
import { installSprite } from './design/sprite.ts';
import { startTheme } from './design/theme.ts';
import { SpeechProvider } from './words/index.tsx';

startLoading();
startTheme();
startSettings();
installSprite();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SpeechProvider>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </SpeechProvider>
  </StrictMode>,
);

// Only when the page stands: fetching it once more for later must not hold up the first look.
addEventListener('load', () => void startServiceWorker());
