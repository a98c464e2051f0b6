import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { ErrorBoundary } from './app/ErrorBoundary.tsx';
import { cards } from './app/games.ts';
import { registerGames } from './platform/gameRegistry.ts';
import { startLoading } from './platform/loading.ts';
import { startServiceWorker } from './platform/serviceWorker.ts';
import { startSettings } from './platform/settings.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './design/controls/controls.css';
import { installSprite } from './design/paper/sprite.ts';
import { LanguageProvider } from './i18n/index.tsx';
import { startTheme } from './platform/theme.ts';

registerGames(cards);
startLoading();
startTheme();
startSettings();
installSprite();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LanguageProvider>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </LanguageProvider>
  </StrictMode>,
);

// Only when the page stands: fetching it once more for later must not hold up the first look.
addEventListener('load', () => void startServiceWorker());
