import { createRoot } from 'react-dom/client';
import './src/design/fonts.css';
import './src/design/tokens.css';
import './src/design/base.css';
import './src/design/parts.css';
import { installSprite } from './src/design/sprite.ts';
import { startTheme } from './src/design/theme.ts';
import './src/sierra/sierra.css';
import { mountainCardSprite } from './src/sierra/MountainCard.tsx';
import { ridgeSprite } from './src/sierra/ridgeSprite.ts';
import { SpeechProvider } from './src/words/index.tsx';
import { Watch } from './src/watch/Watch.tsx';
import { Home } from './src/home/Home.tsx';
import { fixture } from './tests/fixture.ts';
startTheme();
installSprite(ridgeSprite(), mountainCardSprite());
const q = location.hash;
const n = () => {};
createRoot(document.getElementById('root')!).render(
  <SpeechProvider>
    {q.includes('home') ? <Home resume={q.includes('resume') ? { round: 5, over: false, lines: fixture.groups[0]!.lines } : null} /> :
    <Watch table={fixture} setup={{ mode: 'team', seats: 5, level: 'scout', stage: 1 }} stages={[]} levels={['greenhorn', 'trail-hand', 'scout', 'legend']} playing={true} speed={1} onPlay={n} onStep={n} onSpeed={n} onStart={n} />}
  </SpeechProvider>,
);
