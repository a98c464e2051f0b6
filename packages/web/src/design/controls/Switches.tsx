import type { ReactNode } from 'react';
import { catalogues, languages, useLanguage } from '../../i18n/index.tsx';
import { chooseTheme, type Theme, useTheme } from '../../platform/theme.ts';
import { Icon } from '../paper/Icon.tsx';

export function LanguageSwitch(): ReactNode {
  const { language, words, setLanguage } = useLanguage();
  return (
    <fieldset className="switch language-switch">
      <legend className="hidden-text">{words.languages}</legend>
      {languages.map((code) => (
        <button key={code} type="button" aria-pressed={code === language} onClick={() => setLanguage(code)}>
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="hidden-text" lang={code}>
            {catalogues[code].languageName}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch(): ReactNode {
  const { words } = useLanguage();
  const theme = useTheme();
  const option = (value: Theme, label: string): ReactNode => (
    <button type="button" aria-pressed={theme === value} onClick={() => chooseTheme(value)} data-theme-option={value}>
      <Icon name={value === 'light' ? 'day' : 'dusk'} />
      <span className="hidden-text">{label}</span>
    </button>
  );
  return (
    <fieldset className="switch theme-switch">
      <legend className="hidden-text">{words.theme.label}</legend>
      {option('light', words.theme.light)}
      {option('dusk', words.theme.dusk)}
    </fieldset>
  );
}
