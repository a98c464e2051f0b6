import type { ReactNode } from 'react';
import { packsWords } from '../../cardsets/packsWords.ts';
import { Screen } from '../../design/frame/Screen.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { catalogues, languages, useLanguage, useWords } from '../../i18n/index.tsx';
import type { ScreenProps } from '../../platform/routes.ts';
import { changeSettings, useSettings } from '../../platform/settings.ts';
import { chooseTheme, useThemeChoice } from '../../platform/theme.ts';
import { Choices } from './Choices.tsx';
import { Example } from './Example.tsx';
import { SavedGames } from './KeptGames.tsx';
import { SetsSection } from './SetsSection.tsx';
import { settingsWords } from './settingsWords.ts';
import { Toggle } from './Toggle.tsx';
import './settings.css';

/** The settings of this browser. Every change takes effect at once. */
export function SettingsScreen(_props: ScreenProps<'settings'>): ReactNode {
  const words = useWords(settingsWords);
  const { title: cardSets } = useWords(packsWords);
  return (
    <Screen title={words.title} className="settings">
      <div className="settings-column">
        <Section title={words.you.title}>
          <You />
        </Section>
        <Section title={words.look.title}>
          <Look />
        </Section>
        <Section title={words.play.title}>
          <AtTable />
        </Section>
      </div>
      <div className="settings-column">
        <Section title={words.storage.title}>
          <SavedGames />
        </Section>
        <Section title={cardSets}>
          <SetsSection />
        </Section>
        <Section title={words.about.title}>
          <About />
        </Section>
      </div>
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Torn as="section" className="settings-sheet" seed={`settings ${title.length}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Torn>
  );
}

function You(): ReactNode {
  const { language, setLanguage } = useLanguage();
  const words = useWords(settingsWords).you;
  const { name } = useSettings();
  return (
    <>
      <label className="setting">
        <span className="setting-name">{words.name}</span>
        <input
          className="setting-text"
          type="text"
          autoComplete="nickname"
          maxLength={24}
          value={name}
          aria-describedby="name-note"
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
      </label>
      <p className="setting-note" id="name-note">
        {words.note}
      </p>
      <Choices
        label={words.language}
        value={language}
        options={languages.map((code) => ({ value: code, label: catalogues[code].languageName, lang: code }))}
        onChange={setLanguage}
      />
    </>
  );
}

function Look(): ReactNode {
  const words = useWords(settingsWords).look;
  const theme = useThemeChoice();
  const { motion, colourHelp } = useSettings();
  return (
    <>
      <Choices
        label={words.theme}
        value={theme}
        options={(['light', 'dusk', 'auto'] as const).map((value) => ({ value, label: words.themes[value] }))}
        onChange={chooseTheme}
      />
      <Choices
        label={words.motion}
        note={words.motionNote}
        value={motion}
        options={(['full', 'less', 'system'] as const).map((value) => ({ value, label: words.motions[value] }))}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Toggle
        label={words.marks}
        note={words.marksNote}
        checked={colourHelp}
        onChange={(checked) => changeSettings({ colourHelp: checked })}
      />
      <Example label={words.example} />
    </>
  );
}

function AtTable(): ReactNode {
  const words = useWords(settingsWords).play;
  const { confirmReady, confirmDelete } = useSettings();
  return (
    <>
      <Toggle
        label={words.ready}
        note={words.readyNote}
        checked={confirmReady}
        onChange={(checked) => changeSettings({ confirmReady: checked })}
      />
      <Toggle
        label={words.delete}
        note={words.deleteNote}
        checked={confirmDelete}
        onChange={(checked) => changeSettings({ confirmDelete: checked })}
      />
    </>
  );
}

function About(): ReactNode {
  const words = useWords(settingsWords).about;
  return (
    <>
      <p>{words.unofficial}</p>
      <dl className="credits">
        {Object.entries(words.credits).map(([game, makers]) => (
          <div key={game}>
            <dt>{game}</dt>
            <dd>{makers}</dd>
          </div>
        ))}
      </dl>
      <p>{words.own}</p>
      <p className="setting-note">{words.licence}</p>
      <div className="setting-buttons">
        <a className="button" href="./licences.txt" target="_blank" rel="noopener">
          {words.licences}
        </a>
      </div>
    </>
  );
}
