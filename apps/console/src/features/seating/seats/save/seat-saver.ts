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
  /** Nobody answered: it may be saved. It is sent again until somebody does. */
  | { kind: 'unanswered'; error: unknown }
  /** Tickets or holds were deleted that some of the edits give: their seats are selected. */
  | { kind: 'gone' }
  /** Somebody else saved some of the blocks: the map shows what is saved now, with the unsaved edits on top. */
  | { kind: 'conflict'; blocks: ChangedBlock[]; contested: ContestedSeat[] }
  | Exclude<SaveFailure, { kind: 'conflict' }>;

interface SaverOptions {
  readonly desk: SeatDesk;
  readonly showCode: string;
  readonly request: (sent: SentSave) => Promise<SaveAllAnswer>;
  /** What edits can give, as it is now. */
  readonly readFacts: () => Pick<SeatDeskModel, 'prices' | 'holds'>;
  /** `invalid`: what the edits name may be gone. `rebased`: some were given up for what somebody else saved. */
  readonly tell: (news: 'failed' | 'invalid' | 'saved' | 'rebased') => void;
}

/** Save-all with its retries: nothing the user did is lost, whatever happens. Here it is asked whether it is saving. */
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

  /** Watches the map until the returned function is called; then nothing is sent again by itself. */
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
      // What may be saved already goes first, as it was: else its revisions would seem to be somebody else's.
      const skippedOfLost = desk.saves.lost ? await this.#send(desk.saves.lost) : [];
      this.#succeed([...skippedOfLost, ...(desk.map.isDirty ? await this.#sendEdits() : [])]);
    } catch (error) {
      await this.#fail(error);
    }
  };

  /** Takes back the edits of the given seats and means the others: they can be saved over what was saved. */
  rebase = (given: readonly number[]): void => {
    if (this.#state.kind !== 'conflict') return;
    const { desk, tell } = this.#options;
    desk.map.discard(given);
    for (const { blockId } of this.#state.blocks) desk.overtaken.delete(blockId);
    this.close();
    tell('rebased');
  };

  /** Closes whatever the last save left open. */
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
    if (skipped.length === 0) this.#options.tell('saved');
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

  /** Nothing is left that failed: it was undone, or the map heard that a save without an answer had happened. */
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
