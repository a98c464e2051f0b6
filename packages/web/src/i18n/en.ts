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
  on: 'on',
  off: 'off',
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  reload: 'Try again',
  /** For errors without a message of their own. */
  failure: {
    /** One sentence, shown where it happened. */
    unknown: 'Something went wrong. Nothing was lost: try again.',
    title: 'Something went wrong here',
    text: 'This part of the page cannot be shown.',
    missing: 'A part of the page is missing',
    outdated: 'There is a new version of the page, and this part of the old one is gone.',
    renew: 'Load the new version',
    renewed: 'The page was out of date: this is the new version. Your games stay as they are.',
    /** Whether the game is safe. */
    kept: 'Your game is kept, up to the last choice.',
    online: 'Your game is safe on the server.',
    held: 'This browser is not saving your game: save it as a file before you close or reload the page.',
    save: 'Save this game as a file',
    reload: 'Reload the page',
    details: 'Details for a report',
    copy: 'Copy the details',
    copied: 'Copied',
  },
};

export type Words = typeof en;
