import type { SeatAsking, TableInfo } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { goInstead } from '../../platform/routes.ts';
import { api } from '../api.ts';
import { talkWords } from '../chat/talkWords.ts';
import { StateScreen } from '../join/StateScreen.tsx';
import { seatWords } from '../seatWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import type { SeatChange } from './comings.ts';
import { Strip } from './Strip.tsx';

/** Over the board: a guest asks to join the running game. */
export function AskingNotice({ table, asking }: { table: TableInfo; asking: SeatAsking }): ReactNode {
  const words = useWords(seatWords);
  const { run, failure, busy } = useAsyncAction();
  const { id, seat, name, yes, missing } = asking;
  const hasAgreed = table.me.seats.some((each) => yes.includes(each));
  const answer = (may: boolean): void => void run(() => api.answerAsking(table.id, id, may));
  return (
    <Strip
      icon="people"
      tone="teal"
      title={words.asking.title(name, table.seats[seat]!.name)}
      text={hasAgreed ? `${words.asking.agreed} ${words.gone.more(missing)}` : words.asking.text}
      failure={failure}
    >
      {!hasAgreed && (
        <button type="button" className="button copy-main" aria-disabled={busy} onClick={() => answer(true)}>
          <Icon name="tick" />
          {words.asking.yes}
        </button>
      )}
      {(table.me.isHost || table.host === null) && (
        <button type="button" className="button" aria-disabled={busy} onClick={() => answer(false)}>
          {words.asking.no}
        </button>
      )}
    </Strip>
  );
}

/** Over the board: who joined and who left. */
export function SeatChangesNotice({
  seatChanges,
  onClose,
}: {
  seatChanges: readonly SeatChange[];
  onClose: () => void;
}): ReactNode {
  const { news } = useWords(seatWords);
  const { close } = useWords(talkWords);
  const lines = seatChanges.map(({ what, name, before }) => news[what](name, before));
  return (
    <Strip icon="people" tone="teal" title={lines.at(-1)!} text={lines.slice(0, -1).join(' ')}>
      <button type="button" className="button icon-only" onClick={onClose}>
        <Icon name="close" />
        <span className="hidden-text">{close}</span>
      </button>
    </Strip>
  );
}

/** This player left the seat on another page. */
export function SeatLeft({ table: { me, seats, id } }: { table: TableInfo }): ReactNode {
  const { gotUp } = useWords(seatWords);
  const { run, failure, busy } = useAsyncAction();
  const [seat] = me.seats;
  const { play } = me.links;
  const back = (): void =>
    void run(async () => {
      await api.sit(play!, seat!, seats[seat!]!.name);
      goInstead({ screen: 'at', match: id, link: null });
      location.reload();
    });
  return (
    <StateScreen icon="people" title={gotUp.title} text={gotUp.text}>
      {play && (
        <button type="button" className="button primary" aria-disabled={busy} onClick={back}>
          {gotUp.back}
        </button>
      )}
      {failure}
    </StateScreen>
  );
}
