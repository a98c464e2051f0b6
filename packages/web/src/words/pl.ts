import type { Words } from './en.ts';

export const pl: Words = {
  languageName: 'Polski',
  languages: 'Język',
  theme: { label: 'Motyw', light: 'Jasny', dusk: 'Zmierzch' },
  skip: 'Przejdź do treści',
  close: 'Zamknij',
  cancel: 'Anuluj',
  replayed: (done, all) => `Odtworzone wybory: ${done.toLocaleString('pl')} z\u00a0${all.toLocaleString('pl')}`,
  loading: 'Chwileczkę…',
  backHome: 'Powrót na stronę główną',
  notLoaded: 'Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.',
  reload: 'Spróbuj ponownie',
};
