import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { useServer } from '../online/server.ts';
import { useWords } from '../words/index.tsx';
import { addressOf } from './routes.ts';
import { myName, useSettings } from './settings.ts';
import { appWords } from './words.ts';

/** The way to what the server knows of this person; there is none where there is no server. */
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
