import { plural } from '@cordillera/engine';

/** English, and the shape that every other language must have. */
export const en = {
  /** The language's own name. */
  languageName: 'English',
  languages: 'Language',
  theme: { label: 'Theme', light: 'Light', dusk: 'Dusk' },
  skip: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  /** How far a match has been replayed. */
  replayed: (done: number, all: number) =>
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} ${plural('en', all, { one: 'choice', other: 'choices' })} replayed`,
  loading: 'One moment…',
  backHome: 'Back to home',
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  reload: 'Try again',
};

export type Words = typeof en;
