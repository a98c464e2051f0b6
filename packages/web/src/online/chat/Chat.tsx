import type { Seat } from '@cordillera/engine';
import { limits, type Sticker, stickers, type TableInfo } from '@cordillera/protocol';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { relativeTime } from '../../i18n/relativeTime.ts';
import { operatorWords } from '../operatorWords.ts';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import type { ChatAudience, ChatStoreLine } from './chatStore.ts';
import { StickerPicture } from './StickerPicture.tsx';
import { talkWords } from './talkWords.ts';

/** The counter is shown from this length. */
const countFromChars = 400;
const stickerIntervalMs = 2000;

interface ChatProps {
  remote: RemoteTable;
  table: TableInfo;
  me: Seat;
  to: ChatAudience;
  /** The others in this seat's group. */
  group: readonly Seat[];
}

/** The chat of the whole table or of one group. Names and texts are plain text. */
export function Chat({ remote, table, me, to, group }: ChatProps): ReactNode {
  const words = useWords(talkWords);
  const { chat } = remote;
  const { lines, muted, unread } = useSyncExternalStore(chat.subscribe, chat.get);
  const end = useRef<HTMLDivElement>(null);
  const names = group.map((seat) => table.seats[seat]!.name);
  // stickers go to everybody, so both chats show them
  const shown = lines.filter(
    (line) => (line.to === to || line.sticker !== undefined) && !muted.includes(table.seats[line.seat]?.name ?? ''),
  );
  const count = shown.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines count as read while the chat is open
  useEffect(() => {
    chat.read(to);
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [chat, to, count, unread[to]]);
  return (
    <div className="chat">
      <p className="chat-who">
        {to === 'group' && <Icon name="lock" />}
        {to === 'group' ? words.groupOnly(names) : words.all}
      </p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        className="chat-lines"
        role="log"
        aria-label={to === 'group' ? words.group : words.table}
        ref={end}
      >
        {shown.length === 0 && <p className="chat-empty">{words.empty}</p>}
        <ol>
          {shown.map((line, i) => (
            <Line
              key={`${line.to} ${line.number}`}
              line={line}
              table={table}
              first={shown[i - 1]?.seat !== line.seat}
            />
          ))}
        </ol>
      </div>
      {to === 'group' && <p className="chat-count">{words.toAll}</p>}
      <Stickers remote={remote} me={me} />
      <Write remote={remote} me={me} to={to} label={to === 'group' ? words.writeGroup(names) : words.write} />
    </div>
  );
}

function Line({ line, table, first }: { line: ChatStoreLine; table: TableInfo; first: boolean }): ReactNode {
  const words = useWords(talkWords);
  const { struckOut } = useWords(operatorWords);
  const { language } = useLanguage();
  const { seat, text, sticker, at, struck } = line;
  const name = table.seats[seat]?.name ?? '';
  const mine = table.me.seats.includes(seat);
  return (
    <li data-mine={mine || undefined}>
      {!mine && (first ? <Avatar seat={seat} name={name} presence={undefined} /> : <span className="chat-gap" />)}
      {sticker ? (
        <p className="chat-sticker">
          <StickerPicture name={sticker} />
          <span>{words.stickers[sticker]}</span>
        </p>
      ) : (
        <p className="chat-bubble">
          {first && !mine && (
            <span className="chat-head">
              <b>{name}</b>
              <small>{relativeTime(at, Date.now(), language)}</small>
            </span>
          )}
          {struck ? <em className="chat-struck">{struckOut}</em> : <span className="chat-text">{text}</span>}
        </p>
      )}
    </li>
  );
}

function Stickers({ remote, me }: { remote: RemoteTable; me: Seat }): ReactNode {
  const words = useWords(talkWords);
  const { run, failure } = useAsyncAction();
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), stickerIntervalMs);
    return () => clearTimeout(timer);
  }, [resting]);
  const send = (sticker: Sticker): void => {
    if (resting) return;
    setResting(true);
    void run(() => remote.sendToTable({ kind: 'react', seat: me, sticker }));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the log lays out a fieldset as its own filter */}
      <div className="stickers" role="group" aria-label={words.toAll} data-resting={resting || undefined}>
        {stickers.map((sticker) => (
          <button
            key={sticker}
            type="button"
            title={`${words.stickers[sticker]} · ${words.toAll}`}
            aria-disabled={resting || undefined}
            onClick={() => send(sticker)}
          >
            <StickerPicture name={sticker} />
            <span>{words.stickers[sticker]}</span>
          </button>
        ))}
      </div>
      {failure}
    </>
  );
}

function Write({
  remote,
  me,
  to,
  label,
}: {
  remote: RemoteTable;
  me: Seat;
  to: ChatAudience;
  label: string;
}): ReactNode {
  const words = useWords(talkWords);
  const { run, failure } = useAsyncAction();
  const [text, setText] = useState(remote.chat.drafts[to]);
  const field = useRef<HTMLTextAreaElement>(null);
  // as high as its text; not every browser supports `field-sizing`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field holds the text
  useLayoutEffect(() => {
    const { style, offsetHeight, clientHeight } = field.current!;
    style.height = 'auto';
    style.height = `${field.current!.scrollHeight + offsetHeight - clientHeight}px`;
  }, [text]);
  const change = (next: string): void => {
    remote.chat.drafts[to] = next;
    setText(next);
  };
  const send = (): void => {
    const message = text.trim();
    if (message === '') return;
    change('');
    void run(async () => {
      try {
        await remote.sendToTable({ kind: 'say', seat: me, to, text: message });
      } catch (error) {
        // a message that could not be sent returns to the field
        if (remote.chat.drafts[to] === '') change(message);
        throw error;
      }
    });
  };
  const keys = (event: KeyboardEvent): void => {
    // shortcuts of the table do not apply here
    event.stopPropagation();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <form
        className="chat-write"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={limits.maxChatChars}
          placeholder={label}
          aria-label={label}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keys}
        />
        <button type="submit" className="button icon-only" aria-disabled={text.trim() === ''}>
          <Icon name="send" />
          <span className="hidden-text">{words.send}</span>
        </button>
      </form>
      {text.length >= countFromChars && <p className="chat-count">{words.left(limits.maxChatChars - text.length)}</p>}
      {failure}
    </>
  );
}
