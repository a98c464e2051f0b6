/** English, and the shape that every other language must have. */
export const en = {
  /** The language's own name. */
  languageName: 'English',
  languages: 'Language',
  theme: { label: 'Theme', light: 'Light', dusk: 'Dusk' },
  skip: 'Skip to the content',
  close: 'Close',
  loading: 'One moment…',
  backHome: 'Back to home',
  notLoaded: 'This part of the page could not be loaded. Check your connection and try again.',
  reload: 'Try again',
};

export type Words = typeof en;
