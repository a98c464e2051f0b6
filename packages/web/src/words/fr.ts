import { plural } from '@cordillera/engine';
import type { Words } from './en.ts';

export const fr: Words = {
  languageName: 'Français',
  languages: 'Langue',
  theme: { label: 'Thème', light: 'Clair', dusk: 'Crépuscule' },
  skip: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  replayed: (done, all) =>
    `${done.toLocaleString('fr')} choix ${plural('fr', done, { one: 'rejoué', other: 'rejoués' })} sur ${all.toLocaleString('fr')}`,
  loading: 'Un instant…',
  backHome: 'Retour à l’accueil',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  reload: 'Réessayer',
};
