import { limits } from '@cordillera/protocol';
import { type Profile, routes } from '@cordillera/protocol/http';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Screen } from '../../design/frame/Screen.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { goInstead, type ScreenProps } from '../../platform/routes.ts';
import { changeSettings, myName, useSettings } from '../../platform/settings.ts';
import { api } from '../api.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { Passkeys } from './Passkeys.tsx';
import { youWords } from './youWords.ts';
import '../online.css';
import './you.css';

/** The server's data about this person, from everyday settings to deletion. */
export function ProfileScreen({ route: { code } }: ScreenProps<'you'>): ReactNode {
  const words = useWords(youWords);
  const { language } = useLanguage();
  const { run, failure } = useAsyncAction();
  const [profile, setProfile] = useState<Profile | null>(null);
  const [deleted, setDeleted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the language is sent because notifications are written in it
  useEffect(() => {
    void run(async () => {
      if (code) {
        await api.confirmEmail(code);
        goInstead({ screen: 'you', code: null });
      }
      const found = await api.me();
      setProfile(found.name !== null && found.language !== language ? await api.changeMe({ language }) : found);
    });
  }, []);
  const isKnown = profile !== null && profile.name !== null;
  return (
    <Screen title={words.title} className="you">
      <div className="you-sheets">
        <Name onSave={isKnown ? (name) => api.changeMe({ name }).then(setProfile) : null} />
        {failure}
        {deleted && (
          <p className="online-failure" role="status">
            {words.deleted}
          </p>
        )}
        {profile && <Passkeys profile={profile} onChange={setProfile} />}
        {profile && isKnown && <NotificationSettings profile={profile} onChange={setProfile} />}
        {isKnown && (
          <DeleteProfile
            onDeleted={() => {
              setDeleted(true);
              setProfile({ name: null, offers: profile.offers });
            }}
          />
        )}
      </div>
    </Screen>
  );
}

/** The name is stored on this device, and on the server once the person has a profile. */
function Name({ onSave }: { onSave: ((name: string) => Promise<unknown>) | null }): ReactNode {
  const words = useWords(youWords);
  const name = myName(useSettings());
  const { run, failure } = useAsyncAction();
  const [typed, setTyped] = useState(name);
  const [saved, setSaved] = useState(false);
  const isNew = typed.trim() !== '' && typed.trim() !== name;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNew) return;
    void run(async () => {
      await onSave?.(typed.trim());
      changeSettings({ name: typed.trim() });
      setSaved(true);
    });
  };
  return (
    <Torn as="form" className="you-sheet you-name" seed="you name" onSubmit={save}>
      <Avatar seat={0} name={typed.trim() || name} />
      <label>
        {words.name}
        <input
          className="link-field"
          value={typed}
          maxLength={limits.maxNameChars}
          autoComplete="nickname"
          onChange={(event) => {
            setTyped(event.target.value);
            setSaved(false);
          }}
        />
      </label>
      <p className="lobby-text" role="status">
        {saved ? words.saved : words.nameNote}
      </p>
      {isNew && (
        <button type="submit" className="button">
          {words.save}
        </button>
      )}
      {failure}
    </Torn>
  );
}

/** Download and deletion of the profile. */
function DeleteProfile({ onDeleted }: { onDeleted: () => void }): ReactNode {
  const words = useWords(youWords);
  const { run, busy, failure } = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const deleteAll = (): void =>
    void run(async () => {
      await api.deleteMe();
      setAsking(false);
      onDeleted();
    });
  return (
    <Torn as="section" className="you-sheet" seed="you goodbye">
      <a className="button" href={routes.downloadPerson.path.slice(1)} download="cordillera.json">
        <Icon name="download" />
        {words.download}
      </a>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        <Icon name="bin" />
        {words.delete}
      </button>
      {asking && (
        <Dialog label={words.deleteAsk} onClose={() => setAsking(false)}>
          <p>{words.deleteText}</p>
          {failure}
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
            <button type="button" className="button danger" aria-disabled={busy} onClick={deleteAll}>
              <Icon name="bin" />
              {words.deleteNow}
            </button>
          </div>
        </Dialog>
      )}
    </Torn>
  );
}
