import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../design/paper/Icon.tsx';
import { useWords } from '../i18n/index.tsx';
import { gameManifestOf, gameName, isPlayable } from '../platform/gameRegistry.ts';
import { addressOf } from '../platform/routes.ts';
import { type Added, addPack } from '../store/packs.ts';
import type { GameId, PackRecord } from '../store/records.ts';
import { AskName } from './AskName.tsx';
import { freeName } from './freeName.ts';
import { packsWords } from './packsWords.ts';
import { Refused } from './Refused.tsx';
import { InvalidCardSetError, type ReadSet, type Refusal, readCardSet } from './readCardSet.ts';

/** The outcome of reading the chosen files. */
type Outcome =
  | { kind: 'refused'; files: readonly string[]; refusal: Refusal }
  | { kind: Added; set: string; game: GameId };

/** The key of the sentence that reports the outcome; a game may not have a table yet. */
const addedLabel = ({ kind, game }: { kind: Added; game: GameId }): Added | 'addedSoon' =>
  kind === 'added' && !isPlayable(gameManifestOf(game)) ? 'addedSoon' : kind;

/** A button that adds a card set from files, and the outcome. */
export function AddCardSet({ packs }: { packs: readonly PackRecord[] }): ReactNode {
  const words = useWords(packsWords);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [nameless, setNameless] = useState<ReadSet | null>(null);

  const add = async ({ claimsHouseName: _, ...set }: ReadSet, id: string): Promise<void> => {
    setNameless(null);
    setOutcome({ kind: await addPack({ ...set, id, added: Date.now() }), set: id, game: set.game });
  };
  const take = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0 || isBusy) return;
    setOutcome(null);
    setBusy(true);
    try {
      const set = await readCardSet(files);
      if (set.id === null) setNameless(set);
      else await add(set, set.id);
    } catch (error) {
      if (!(error instanceof InvalidCardSetError)) throw error;
      setOutcome({ kind: 'refused', files: files.map(({ name }) => name), refusal: error.refusal });
    } finally {
      setBusy(false);
    }
  };
  const isTaken = (name: string): boolean =>
    packs.some(({ game, id, hash }) => game === nameless?.game && id === name && hash !== nameless.hash);

  return (
    <div className="add-set">
      <p className="setting-note">{words.how}</p>
      <button
        type="button"
        className="button"
        aria-disabled={isBusy || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" />
        {isBusy ? words.adding : words.add}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          // lets the same files be chosen again
          event.target.value = '';
        }}
      />
      {outcome?.kind === 'refused' && <Refused files={outcome.files} refusal={outcome.refusal} />}
      {outcome?.kind === 'taken' && (
        <p className="set-alert" role="alert">
          {words.outcomes.taken(outcome.set, gameName(outcome.game))}
        </p>
      )}
      <div className="set-told" role="status">
        {outcome && outcome.kind !== 'refused' && outcome.kind !== 'taken' && (
          <>
            {words.outcomes[addedLabel(outcome)](outcome.set, gameName(outcome.game))}
            {isPlayable(gameManifestOf(outcome.game)) && (
              <a className="button" href={addressOf({ screen: 'new', game: outcome.game, mode: null, stage: null })}>
                {words.newGame}
              </a>
            )}
          </>
        )}
      </div>
      {nameless && (
        <AskName
          claimsHouseName={nameless.claimsHouseName === true}
          suggested={freeName(words.name.suggested, packs)}
          isTaken={isTaken}
          onName={(name) => void add(nameless, name)}
          onClose={() => setNameless(null)}
        />
      )}
    </div>
  );
}
