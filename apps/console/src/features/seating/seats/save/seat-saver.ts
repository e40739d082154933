import type { SaveAllAnswer } from '@parterre/contract/seats';
import { findProblem } from '#api/failure.ts';
import { isAnswerLost } from '#api/lost-answers/is-answer-lost.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { followBlocks, type SeatDesk, type SentSave } from '../desk/seat-desk.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import { buildSave, listGoneSeats } from './build-save.ts';
import {
  type ChangedBlock,
  type ContestedSeat,
  listContested,
  readSaveFailure,
  type SaveFailure,
} from './read-save-failure.ts';
import { repeatLost, type Skipped, sendSave } from './send-save.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; seats: number }
  | { kind: 'skipped'; skipped: SaveAllAnswer['skipped'] }
  /** No answer arrived, so the save may have succeeded. It is repeated until there is an answer. */
  | { kind: 'unanswered'; error: unknown }
  /** Some edits use a deleted price type or hold: their seats are selected. */
  | { kind: 'gone' }
  /** Somebody else saved some of the blocks: the map shows their save with the unsaved edits on top. */
  | { kind: 'conflict'; blocks: ChangedBlock[]; contested: ContestedSeat[] }
  | Exclude<SaveFailure, { kind: 'conflict' }>;

interface SaverOptions {
  readonly desk: SeatDesk;
  readonly showCode: string;
  readonly request: (sent: SentSave) => Promise<SaveAllAnswer>;
  /** The price types and holds that can be assigned at present. */
  readonly readFacts: () => Pick<SeatDeskModel, 'prices' | 'holds'>;
  /** `invalid`: a price type or hold may be deleted. `rebased`: some edits were discarded for somebody else's save. */
  readonly tell: (news: 'failed' | 'invalid' | 'skipped' | 'saved' | 'rebased') => void;
}

/** Runs save-all with its retries so that no edit is lost, and provides the save state. */
export class SeatSaver {
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #state: SaveState = { kind: 'idle' };
  #repeating: AbortController | null = null;

  constructor(options: SaverOptions) {
    this.#options = options;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SaveState => this.#state;

  /** Watches the map until the returned function is called, which also stops automatic retries. */
  start = (): (() => void) => {
    const stop = this.#options.desk.map.subscribe(() => {
      if (this.#isOver(this.#state)) this.close();
    });
    return () => {
      stop();
      this.#repeating?.abort();
    };
  };

  save = async (): Promise<void> => {
    const { desk, readFacts, tell } = this.#options;
    if (this.#state.kind === 'saving' || !desk.map.isDirty) return;
    this.#become({ kind: 'saving', seats: desk.map.getSnapshot().movingCount });
    try {
      await desk.saves.rest();
      const gone = desk.saves.lost ? [] : listGoneSeats(desk.map.diff(), readFacts());
      if (gone.length > 0) {
        desk.map.select(gone);
        tell('failed');
        this.#become({ kind: 'gone' });
        return;
      }
      // Repeats a lost save first, unchanged; otherwise its own new revisions would look like somebody else's.
      const skippedOfLost = desk.saves.lost ? await this.#send(desk.saves.lost) : [];
      this.#succeed([...skippedOfLost, ...(desk.map.isDirty ? await this.#sendEdits() : [])]);
    } catch (error) {
      await this.#fail(error);
    }
  };

  /** Discards the edits of the given seats and confirms the others, so that they overwrite somebody else's save. */
  rebase = (given: readonly number[]): void => {
    if (this.#state.kind !== 'conflict') return;
    const { desk, tell } = this.#options;
    desk.map.discard(given);
    for (const { blockId } of this.#state.blocks) desk.overtaken.delete(blockId);
    this.close();
    tell('rebased');
  };

  /** Dismisses the result of the last save. */
  close = (): void => this.#become({ kind: 'idle' });

  #send(sent: SentSave): Promise<Skipped> {
    const { desk, showCode, request } = this.#options;
    return sendSave(desk, showCode, sent, request);
  }

  #sendEdits(): Promise<Skipped> {
    const { desk, readFacts } = this.#options;
    const edits = desk.map.diff();
    const facts = { planVersionId: desk.planVersionId, revisions: desk.revisions, ...readFacts() };
    return this.#send({ key: crypto.randomUUID(), body: buildSave(edits, facts), edits });
  }

  #succeed(skipped: Skipped): void {
    this.#become(skipped.length > 0 ? { kind: 'skipped', skipped } : { kind: 'idle' });
    this.#options.tell(skipped.length > 0 ? 'skipped' : 'saved');
  }

  async #fail(error: unknown): Promise<void> {
    const { desk, showCode, tell } = this.#options;
    tell('failed');
    if (desk.saves.lost && isAnswerLost(error)) {
      this.#become({ kind: 'unanswered', error });
      void this.#repeat();
      return;
    }
    const failure = readSaveFailure(error);
    if (findProblem(error)?.code === 'INVALID') tell('invalid');
    if (failure.kind !== 'conflict') return this.#become(failure);
    try {
      const blockIds = failure.blocks.map((block) => block.blockId);
      const bytes = await loadAllocation(showCode, { blockIds });
      followBlocks(desk, bytes);
      this.#become({ ...failure, contested: listContested(desk, bytes) });
    } catch {
      this.#become({ kind: 'failed', group: null, error });
    }
  }

  async #repeat(): Promise<void> {
    if (this.#repeating) return;
    this.#repeating = new AbortController();
    const sendAgain = async (sent: SentSave) => {
      try {
        this.#succeed(await this.#send(sent));
      } catch (error) {
        if (!isAnswerLost(error)) await this.#fail(error);
      }
    };
    await repeatLost(this.#options.desk, sendAgain, this.#repeating.signal);
    this.#repeating = null;
  }

  /**
   * True when nothing unsaved is left after a failure: it was undone, or the news confirmed a save without an answer.
   */
  #isOver(state: SaveState): boolean {
    return isFailure(state) && !this.#options.desk.map.isDirty;
  }

  #become(state: SaveState): void {
    this.#state = this.#isOver(state) ? { kind: 'idle' } : state;
    for (const listener of [...this.#listeners]) listener();
  }
}

type Failure = Extract<SaveState, { kind: 'failed' | 'planChanged' | 'unanswered' | 'gone' }>;

export const isFailure = (state: SaveState): state is Failure =>
  state.kind === 'failed' || state.kind === 'planChanged' || state.kind === 'unanswered' || state.kind === 'gone';
