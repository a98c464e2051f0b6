import type { KnownProfile, Profile } from '@cordillera/protocol/http';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Toggle } from '../../design/controls/Toggle.tsx';
import { Icon, type IconName } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { readLocal, writeLocal } from '../../store/localValues.ts';
import { api } from '../api.ts';
import { StateCard } from '../join/StateCard.tsx';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { type PushState, pushState, subscribeToPush, unsubscribeFromPush } from './push.ts';
import { youWords } from './youWords.ts';

interface NotificationSettingsProps {
  profile: KnownProfile;
  onChange: (profile: Profile) => void;
}

/** Ways to be notified of one's turn while the page is closed. */
export function NotificationSettings({ profile, onChange }: NotificationSettingsProps): ReactNode {
  const words = useWords(youWords);
  const { run, failure } = useAsyncAction();
  const [push, setPush] = useState<PushState | null>(null);
  useEffect(() => {
    let left = false;
    void pushState().then((state) => !left && setPush(state));
    return () => {
      left = true;
    };
  }, []);
  const { pushKey, email: canMail } = profile.offers;
  const { webhook, email } = profile.notices;
  const turn = (on: boolean): void =>
    void run(async () => {
      if (on && pushKey) {
        const subscription = await subscribeToPush(pushKey);
        if (subscription) await api.subscribe(subscription);
      } else {
        const endpoint = await unsubscribeFromPush();
        if (endpoint !== null) await api.unsubscribe(endpoint);
      }
      setPush(await pushState());
    });
  return (
    <Torn as="section" className="you-sheet" seed="you tell">
      <h2>{words.tell}</h2>
      {pushKey &&
        (push === 'blocked' ? (
          <Blocked />
        ) : push === 'impossible' ? (
          <Line icon="bell" title={words.turn} text={words.impossible} />
        ) : (
          <div className="you-line">
            <Icon name="bell" />
            <Toggle name={words.turn} text={words.turnText} on={push === 'on'} onChange={turn} />
          </div>
        ))}
      <Address
        icon="link"
        title={words.webhook}
        text={words.webhookText}
        field={words.webhookField}
        type="url"
        value={webhook}
        onSave={async (value) => onChange(await api.changeMe({ webhook: value }))}
      />
      {canMail && (
        <Address
          icon="page"
          title={words.email}
          text={email && !email.confirmed ? words.emailAsked(email.address) : ''}
          field={words.emailField}
          type="email"
          value={email?.address ?? null}
          onSave={async (value) => onChange(await api.changeMe({ email: value }))}
        />
      )}
      {failure}
    </Torn>
  );
}

/** Stored once the hint about blocked notifications was dismissed; from then on it is one line. */
const addressOf = 'notices-blocked';

/** Says that notifications are blocked in this browser, and how to allow them. */
function Blocked(): ReactNode {
  const words = useWords(youWords);
  const [isPut, setPut] = useState(() => readLocal(addressOf) === '1');
  const [asks, setAsks] = useState(false);
  if (isPut) return <Line icon="bell" title={words.blocked} text={words.blockedText} />;
  return (
    <StateCard icon="bell" title={words.blocked} text={words.blockedText} className="you-blocked">
      <button type="button" className="button" onClick={() => setAsks(true)}>
        {words.howToAllow}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          writeLocal(addressOf, '1');
          setPut(true);
        }}
      >
        {words.notNow}
      </button>
      {asks && (
        <Dialog label={words.howToAllow} onClose={() => setAsks(false)}>
          <p>{words.howText}</p>
          {words.steps.map(({ browser, steps }) => (
            <section key={browser} className="you-steps">
              <h3>{browser}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          ))}
        </Dialog>
      )}
    </StateCard>
  );
}

const Line = ({ icon, title, text }: { icon: IconName; title: string; text: string }): ReactNode => (
  <div className="you-line">
    <Icon name={icon} />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
  </div>
);

interface AddressProps {
  icon: IconName;
  title: string;
  text: string;
  field: string;
  type: 'url' | 'email';
  value: string | null;
  onSave: (value: string | null) => Promise<void>;
}

/** An address for notifications outside the browser. */
function Address({ icon, title, text, field, type, value, onSave }: AddressProps): ReactNode {
  const words = useWords(youWords);
  const { run, busy, failure } = useAsyncAction();
  const [typed, setTyped] = useState(value ?? '');
  const isNew = typed.trim() !== '' && typed.trim() !== value;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (isNew) void run(() => onSave(typed.trim()));
  };
  const stop = (): void =>
    void run(async () => {
      await onSave(null);
      setTyped('');
    });
  return (
    <form className="you-line you-address" onSubmit={save}>
      <Icon name={icon} />
      <p>
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <input
        className="link-field"
        type={type}
        value={typed}
        placeholder={type === 'url' ? 'https://…' : undefined}
        aria-label={field}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isNew ? (
        <button type="submit" className="button" aria-disabled={busy}>
          {words.save}
        </button>
      ) : (
        value !== null && (
          <button type="button" className="button" aria-disabled={busy} onClick={stop}>
            {words.stop}
          </button>
        )
      )}
      {failure}
    </form>
  );
}
