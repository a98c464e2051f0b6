import type { Seat } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import { goTo } from '../../platform/routes.ts';
import { changeSettings } from '../../platform/settings.ts';
import { api } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { groupsOf } from './fitSetup.ts';
import { isGoodName, NameField } from './NameField.tsx';

interface MySeatProps {
  table: TableInfo;
  seat: Seat;
  onClose: () => void;
}

/** The player's name and seat; the colour belongs to the seat. */
export function MySeat({ table, seat, onClose }: MySeatProps): ReactNode {
  const words = useWords(onlineWords).seats;
  const { language } = useLanguage();
  const { run, busy, failure } = useAsyncAction();
  const { id, seats, me } = table;
  const [name, setName] = useState(seats[seat]!.name);
  const [picked, setPicked] = useState(seat);
  const free = seats.flatMap(({ open, bot }, other) => (other === seat || open || bot !== undefined ? [other] : []));
  const chosen = free.includes(picked) ? picked : seat;
  const isGood = isGoodName(table, seat, name);
  const groups = groupsOf(table);
  const groupOf = (other: Seat): string | undefined => {
    const group = groups?.findIndex((members) => members.includes(other)) ?? -1;
    return group < 0
      ? undefined
      : (gameManifestOf(table.game).words[language].groups?.[group] ?? words.group(group + 1));
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = name.trim();
    if (!isGood) return;
    void run(async () => {
      if (typed !== seats[seat]!.name) {
        await api.rename(id, seat, typed);
        changeSettings({ name: typed });
      }
      if (chosen !== seat) await api.move(id, seat, chosen);
      onClose();
    });
  };
  const leave = (): void =>
    void run(async () => {
      await api.leave(id, seat);
      goTo({ screen: 'home' });
    });
  return (
    <Dialog label={words.editTitle} onClose={onClose}>
      <form className="my-seat" onSubmit={save}>
        <NameField label={words.name} name={name} isTaken={!isGood && name.trim() !== ''} onName={setName} />
        <fieldset>
          <legend>{words.seat}</legend>
          {free.map((other) => (
            <label key={other} className="join-free" data-chosen={chosen === other || undefined}>
              <input type="radio" name="my-seat" checked={chosen === other} onChange={() => setPicked(other)} />
              <Avatar
                seat={other}
                name={name.trim() || '?'}
                letters={[...name.trim()][0] ?? '?'}
                bot={false}
                presence={undefined}
              />
              <span>
                <b>{words.nth(other + 1)}</b>
                {groups && <small>{groupOf(other)}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="lobby-text">{free.length > 1 ? words.seatText : words.noOther}</p>
        {failure}
        <div className="dialog-buttons">
          {!me.isHost && (
            <button type="button" className="button" aria-disabled={busy} onClick={leave}>
              {words.leave}
            </button>
          )}
          <button type="submit" className="button primary" aria-disabled={busy || !isGood}>
            {words.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
