import type { Seat } from '@cordillera/engine';
import type { Sticker } from '@cordillera/protocol';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { tableOf } from '../remote/remoteTableState.ts';
import { StickerPicture } from './StickerPicture.tsx';
import { talkWords } from './talkWords.ts';

/** New stickers, each flying out of the face of its sender. */
export function StickerFlights({ remote }: { remote: RemoteTable }): ReactNode {
  const { flyingStickers, muted } = useSyncExternalStore(remote.chat.subscribe, remote.chat.get);
  const table = tableOf(useSyncExternalStore(remote.subscribe, remote.get));
  const seen = flyingStickers.flatMap(({ seat, sticker, number }) => {
    const name = table?.seats[seat]?.name ?? '';
    return sticker && !muted.includes(name) ? [{ seat, sticker, number, name }] : [];
  });
  return (
    <div className="flying" role="status">
      {seen.map(({ number, ...each }) => (
        <StickerFlight key={number} {...each} />
      ))}
    </div>
  );
}

/** How far from the face a sticker stops, in px. */
const reach = 58;

/** The visible face of this seat at the table, not the one in the prompt or the log. */
function faceOf(seat: Seat): DOMRect | null {
  for (const face of document.querySelectorAll(`.table-main .avatar[data-face="${seat}"]`)) {
    const box = face.getBoundingClientRect();
    if (box.width > 0 && !face.closest('.prompt, .log')) return box;
  }
  return null;
}

function StickerFlight({ seat, sticker, name }: { seat: Seat; sticker: Sticker; name: string }): ReactNode {
  const words = useWords(talkWords);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useLayoutEffect(() => {
    const face = faceOf(seat);
    if (!face) return;
    const [x, y] = [face.x + face.width / 2, face.y + face.height / 2];
    // towards the middle of the table; on a phone down from the row of players
    const isAbove = innerWidth < 1024;
    const [dx, dy] = isAbove ? [0, reach] : [x < innerWidth / 2 ? reach : -reach, 0];
    setPlace({ left: x + dx, top: y + dy, '--from-x': `${-dx}px`, '--from-y': `${-dy}px` } as CSSProperties);
  }, [seat]);
  return (
    <p data-placed={place !== null || undefined} style={place ?? undefined}>
      {place === null && <Avatar seat={seat} name={name} presence={undefined} />}
      <StickerPicture name={sticker} />
      <span className="hidden-text">{words.says(name, words.stickers[sticker])}</span>
    </p>
  );
}
