import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.tsx';
import { appWords } from '../../platform/appWords.ts';
import { addressOf } from '../../platform/routes.ts';
import { myName, useSettings } from '../../platform/settings.ts';
import { useServer } from '../../platform/useServer.ts';
import { Avatar } from '../players/Avatar.tsx';

/** A link to the profile on the server; absent without a server. */
export function MeLink(): ReactNode {
  const name = myName(useSettings());
  const { you } = useWords(appWords).nav;
  if (!useServer()) return null;
  return (
    <a className="me-link" href={addressOf({ screen: 'you', code: null })}>
      <Avatar seat={0} name={name} />
      <span className="hidden-text">{you}: </span>
      <span className="me-name">{name}</span>
    </a>
  );
}
