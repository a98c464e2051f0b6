import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { api } from '../api.ts';
import { CopyButton } from '../CopyButton.tsx';
import { onlineWords } from '../onlineWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { linkTo } from './fitSetup.ts';
import { QrCode } from './QrCode.tsx';

/** The link to the table: to copy, to share, as a QR code; the link for spectators; a new link. */
export function Invite({ table, accent }: { table: TableInfo; accent: boolean }): ReactNode {
  const words = useWords(onlineWords).invite;
  const { play } = table.me.links;
  if (play === undefined) return null;
  return (
    <Torn as="section" className="lobby-sheet lobby-invite" seed="invite">
      <h2>{words.title}</h2>
      <p className="lobby-text">{words.text}</p>
      <LinkField link={linkTo(play)} label={words.link} />
      <CopyButton text={linkTo(play)} label={words.copy} main accent={accent} />
      <ShareButton link={linkTo(play)} />
      <QrCode text={linkTo(play)} />
      <p className="lobby-note">{words.code}</p>
      <Watch table={table} />
      <Renew table={table} />
    </Torn>
  );
}

/** The same on a phone: the link, and the other ways in a sheet that opens by itself for a new table. */
export function ShortInvite({
  table,
  isNew,
  accent,
}: {
  table: TableInfo;
  isNew: boolean;
  accent: boolean;
}): ReactNode {
  const words = useWords(onlineWords).invite;
  const { play } = table.me.links;
  const [open, setOpen] = useState(isNew);
  if (play === undefined) return null;
  return (
    <Torn as="section" className="lobby-sheet lobby-invite" seed="invite">
      <h2>{words.short}</h2>
      <LinkField link={linkTo(play)} label={words.link} />
      <div className="lobby-buttons">
        <CopyButton text={linkTo(play)} label={words.copyShort} main accent={accent} />
        <ShareButton link={linkTo(play)} short />
        <button type="button" className="button icon-only" onClick={() => setOpen(true)}>
          <Icon name="code" />
          <span className="hidden-text">{words.all}</span>
        </button>
      </div>
      {open && (
        <Dialog label={words.all} onClose={() => setOpen(false)}>
          <div className="share-sheet">
            <QrCode text={linkTo(play)} />
            <p className="lobby-note">{words.camera}</p>
            <LinkField link={linkTo(play)} label={words.link} />
            <CopyButton text={linkTo(play)} label={words.copy} done={words.copiedLong} main />
            <ShareButton link={linkTo(play)} />
            <Watch table={table} />
            <Renew table={table} />
          </div>
        </Dialog>
      )}
    </Torn>
  );
}

function LinkField({ link, label }: { link: string; label: string }): ReactNode {
  return (
    <input
      className="link-field"
      readOnly
      value={link.replace(/^https?:\/\//, '')}
      aria-label={label}
      onFocus={(event) => event.target.select()}
      // a manually copied link has to work, too
      onCopy={(event) => {
        event.preventDefault();
        event.clipboardData.setData('text/plain', link);
      }}
    />
  );
}

/** Closing the device's share sheet is a cancellation, not an error. */
const unlessChangedMind = (error: unknown): void => {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
};

/** The device's own share sheet; not every browser has one. */
function ShareButton({ link, short }: { link: string; short?: boolean }): ReactNode {
  const words = useWords(onlineWords).invite;
  const { run, failure } = useAsyncAction();
  if (!('share' in navigator)) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => void run(() => navigator.share({ url: link }).catch(unlessChangedMind))}
      >
        <Icon name="upload" />
        {short ? words.shareShort : words.share}
      </button>
      {failure}
    </>
  );
}

function Watch({ table }: { table: TableInfo }): ReactNode {
  const words = useWords(onlineWords).invite;
  const { watch } = table.me.links;
  if (watch === undefined) return null;
  return (
    <div className="lobby-part">
      <h3>
        <Icon name="eye" />
        {words.watch}
      </h3>
      <p className="lobby-text">{words.watchText}</p>
      <div className="lobby-watch">
        <LinkField link={linkTo(watch)} label={words.watchLink} />
        <CopyButton text={linkTo(watch)} label={words.copyWatch} small />
      </div>
    </div>
  );
}

/** Invalidates the old links, after a confirmation. */
function Renew({ table }: { table: TableInfo }): ReactNode {
  const words = useWords(onlineWords).invite;
  const { run, failure, busy } = useAsyncAction();
  const [asking, setAsking] = useState(false);
  if (!table.me.isHost) return null;
  const renew = (): void =>
    void run(async () => {
      await api.renewLinks(table.id);
      setAsking(false);
    });
  return (
    <div className="lobby-part lobby-renew">
      <p className="lobby-text">{words.renewText}</p>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Icon name="again" />
        {words.renew}
      </button>
      {asking && (
        <Dialog label={words.renewAsk} onClose={() => setAsking(false)}>
          <p>{words.renewAskText}</p>
          {failure}
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
            <button type="button" className="button primary" aria-disabled={busy} onClick={renew}>
              {words.renew}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
