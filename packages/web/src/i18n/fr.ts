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
  on: 'oui',
  off: 'non',
  notLoaded: 'Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  reload: 'Réessayer',
  failure: {
    unknown: 'Quelque chose s’est mal passé. Rien n’est perdu\u00a0: réessayez.',
    title: 'Quelque chose s’est mal passé ici',
    text: 'Impossible d’afficher cette partie de la page.',
    missing: 'Il manque une partie de la page',
    outdated: 'Il y a une nouvelle version de la page, et cette partie de l’ancienne n’existe plus.',
    renew: 'Charger la nouvelle version',
    renewed: 'La page n’était plus à jour\u00a0: voici la nouvelle version. Vos parties ne changent pas.',
    kept: 'Votre partie est enregistrée jusqu’au dernier choix.',
    online: 'Votre partie est en sécurité sur le serveur.',
    held: 'Ce navigateur n’enregistre pas votre partie\u00a0: enregistrez-la dans un fichier avant de fermer ou de recharger la page.',
    save: 'Enregistrer la partie dans un fichier',
    reload: 'Recharger la page',
    details: 'Détails pour un signalement',
    copy: 'Copier les détails',
    copied: 'Copié',
  },
};
