import type { SaveAllAnswer } from '@parterre/contract/seats';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/api.ts';
import { findProblem } from '../../../api/failure.ts';
import { isAnswerLost } from '../../../api/lost-answers/is-answer-lost.ts';
import { useSaveAllSeatsMutation } from '../../../api/queries/seats.ts';
import { useAppDispatch } from '../../../api/store.ts';
import { loadAllocation } from '../../../programme/seats/load-seats.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { followBlocks, type SentSave } from '../desk/seat-desk.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import { useMapSnapshot } from '../desk/use-map-snapshot.ts';
import { buildSave } from './build-save.ts';
import { type ContestedSeat, listContested } from './contested-seats.ts';
import { listGoneSeats } from './list-gone-seats.ts';
import { type ChangedBlock, readSaveFailure, type SaveFailure } from './read-save-failure.ts';
import { repeatLost } from './repeat-lost.ts';
import { type Skipped, sendSave } from './send-save.ts';

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

export interface SaveModel {
  state: SaveState;
  save: () => Promise<void>;
  /** Takes back the edits of the given seats and means the others: they can be saved over what was saved. */
  rebase: (given: readonly number[]) => void;
  /** Closes whatever the last save left open. */
  close: () => void;
}

/** Save-all with its retries: nothing the user did is lost, whatever happens. */
export function useSaveSeats({ desk, show, prices, holds, announce }: SeatDeskModel): SaveModel {
  const { t } = useTranslation('seats');
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const dispatch = useAppDispatch();
  const [request] = useSaveAllSeatsMutation();
  const isBusy = useRef(false);
  const leaving = useRef<AbortController | null>(null);
  const isDirty = useMapSnapshot(desk.map, (snapshot) => snapshot.dirty);
  // Nothing is left that failed: it was undone, or the map heard that a save without an answer had happened.
  if (!isDirty && isFailure(state)) setState({ kind: 'idle' });
  // Repeating goes on outside of React; whoever leaves the page ends it.
  useEffect(() => () => leaving.current?.abort(), []);

  const fail = async (error: unknown) => {
    announce(t('save.failed'));
    if (desk.lost && isAnswerLost(error)) {
      setState({ kind: 'unanswered', error });
      return void repeat();
    }
    const failure = readSaveFailure(error);
    // What the edits name may be gone, and nobody could tell this map: the next save knows.
    if (findProblem(error)?.code === 'INVALID') dispatch(api.util.invalidateTags(['hold', 'price']));
    if (failure.kind !== 'conflict') return setState(failure);
    try {
      const blockIds = failure.blocks.map((block) => block.blockId);
      const bytes = await loadAllocation(show.showCode, { blockIds });
      followBlocks(desk, bytes);
      setState({ ...failure, contested: listContested(desk, bytes) });
    } catch {
      setState({ kind: 'failed', group: null, error });
    }
  };
  const succeed = (skipped: Skipped) => {
    if (skipped.length > 0) return setState({ kind: 'skipped', skipped });
    setState({ kind: 'idle' });
    showToast(t('save.saved'), 'success');
  };
  const send = (sent: SentSave) =>
    sendSave(desk, show.showCode, sent, ({ body, key }) =>
      request({ params: { showCode: show.showCode }, body, idempotencyKey: key }).unwrap(),
    );
  const sendEdits = () => {
    const edits = desk.map.diff();
    const facts = { planVersionId: desk.planVersionId, revisions: desk.revisions, prices, holds };
    return send({ key: crypto.randomUUID(), body: buildSave(edits, facts), edits });
  };
  const repeat = async () => {
    if (leaving.current) return;
    leaving.current = new AbortController();
    const sendAgain = async (sent: SentSave) => {
      try {
        succeed(await send(sent));
      } catch (error) {
        if (!isAnswerLost(error)) await fail(error);
      }
    };
    await repeatLost(desk, sendAgain, leaving.current.signal);
    leaving.current = null;
  };
  const save = async () => {
    if (isBusy.current || !desk.map.isDirty) return;
    isBusy.current = true;
    setState({ kind: 'saving', seats: desk.map.getSnapshot().movingCount });
    try {
      await desk.saving;
      const gone = desk.lost ? [] : listGoneSeats(desk.map.diff(), { prices, holds });
      if (gone.length > 0) {
        desk.map.select(gone);
        announce(t('save.failed'));
        return setState({ kind: 'gone' });
      }
      // What may be saved already goes first, as it was: else its revisions would seem to be somebody else's.
      const skippedOfLost = desk.lost ? await send(desk.lost) : [];
      succeed([...skippedOfLost, ...(desk.map.isDirty ? await sendEdits() : [])]);
    } catch (error) {
      await fail(error);
    } finally {
      isBusy.current = false;
    }
  };
  const rebase = (given: readonly number[]) => {
    if (state.kind !== 'conflict') return;
    desk.map.discard(given);
    for (const { blockId } of state.blocks) desk.overtaken.delete(blockId);
    setState({ kind: 'idle' });
    const told = t(desk.map.isDirty ? 'conflict.reloaded' : 'conflict.allGiven');
    showToast(told, 'info');
  };
  return { state, save, rebase, close: () => setState({ kind: 'idle' }) };
}

type Failure = Extract<SaveState, { kind: 'failed' | 'planChanged' | 'unanswered' | 'gone' }>;

export const isFailure = (state: SaveState): state is Failure =>
  state.kind === 'failed' || state.kind === 'planChanged' || state.kind === 'unanswered' || state.kind === 'gone';
