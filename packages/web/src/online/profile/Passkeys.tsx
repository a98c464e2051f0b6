import type { Profile } from '@cordillera/protocol/http';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { changeSettings } from '../../platform/settings.ts';
import { api } from '../api.ts';
import { StateCard } from '../join/StateCard.tsx';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { youWords } from './youWords.ts';

/** Closing the browser's dialog is a cancellation, not an error. */
const isChangedMind = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && error.name === 'NotAllowedError');

interface PasskeysProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
}

/** Signs the same person in on another device, without a password. */
export function Passkeys({ profile, onChange }: PasskeysProps): ReactNode {
  const words = useWords(youWords);
  const { run, busy, failure } = useAsyncAction();
  const [cancelled, setCancelled] = useState(false);
  const [bringing, setBringing] = useState<{ answer: AuthenticationResponseJSON; tables: number } | null>(null);
  const keys = profile.name === null ? [] : (profile.passkeys ?? []);
  const withKey = (action: () => Promise<void>): void => {
    setCancelled(false);
    void run(async () => {
      try {
        await action();
      } catch (error) {
        if (!isChangedMind(error)) throw error;
        setCancelled(true);
      }
    });
  };
  const add = (): void =>
    withKey(async () => {
      const answer = await startRegistration({ optionsJSON: await api.passkeyOptions() });
      onChange({ ...profile, passkeys: await api.addPasskey(answer) } as Profile);
    });
  const enter = async (answer: AuthenticationResponseJSON, bring: boolean): Promise<void> => {
    const signedIn = await api.signIn(answer, bring);
    setBringing(null);
    if (signedIn.name !== null) changeSettings({ name: signedIn.name });
    onChange(signedIn);
  };
  const signIn = (): void =>
    withKey(async () => {
      const { options, tables } = await api.signInOptions();
      const answer = await startAuthentication({ optionsJSON: options });
      if (tables > 0) setBringing({ answer, tables });
      else await enter(answer, false);
    });
  const hasPasskeys = browserSupportsWebAuthn();
  const title = profile.name === null ? words.unknown : keys.length > 0 ? words.keys(keys.length) : words.device;
  const text =
    profile.name === null
      ? words.unknownText
      : keys.length > 0
        ? words.keysText
        : hasPasskeys
          ? words.deviceText
          : words.noPasskeys;
  return (
    <Torn as="section" className="you-sheet" tone="card" seed="you key">
      <h2>
        <Icon name={keys.length > 0 ? 'key' : 'device'} />
        {title}
      </h2>
      <p className="lobby-text">{text}</p>
      {keys.length > 0 && (
        <ul className="you-keys">
          {keys.map(({ id, label }) => (
            <li key={id}>
              <Icon name="key" />
              <span>{label}</span>
              <button
                type="button"
                className="button icon-only"
                onClick={() =>
                  void run(async () => onChange({ ...profile, passkeys: await api.removePasskey(id) } as Profile))
                }
              >
                <Icon name="close" />
                <span className="hidden-text">{words.remove(label)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys && profile.name !== null && (
        <button
          type="button"
          className={keys.length === 0 ? 'button primary' : 'button'}
          aria-disabled={busy}
          onClick={add}
        >
          <Icon name="key" />
          {words.add}
        </button>
      )}
      {hasPasskeys && keys.length === 0 && (
        <button type="button" className="button" aria-disabled={busy} onClick={signIn}>
          {words.signIn}
        </button>
      )}
      {cancelled && <StateCard icon="key" title={words.cancelled} text={words.cancelledText} role="status" />}
      {failure}
      {bringing && (
        <Dialog label={words.bring} onClose={() => setBringing(null)}>
          <p>{words.bringText(bringing.tables)}</p>
          {failure}
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setBringing(null)}>
              {words.notNow}
            </button>
            <button
              type="button"
              className="button primary"
              aria-disabled={busy}
              onClick={() => void run(() => enter(bringing.answer, true))}
            >
              {words.bringThem}
            </button>
          </div>
        </Dialog>
      )}
    </Torn>
  );
}
