import type { SaveAllAnswer } from '@parterre/contract/seats';
import type { BlockDiff } from '@parterre/seat-map';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/notices/notices.tsx';
import { loadAllocation } from '../desk/load-seats.ts';
import { followBlocks, takeAnswer, takeBlocks } from '../desk/seat-desk.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import { useMapSnapshot } from '../desk/use-map-snapshot.ts';
import { useSaveAllSeatsMutation } from '../queries.ts';
import { buildSave } from './build-save.ts';
import { chooseSaveKey, isAnswerLost, type LostSave } from './choose-save-key.ts';
import { type ContestedSeat, listContested } from './contested-seats.ts';
import { type ChangedBlock, readSaveFailure, type SaveFailure } from './read-save-failure.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; seats: number }
  | { kind: 'skipped'; skipped: SaveAllAnswer['skipped'] }
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

/** Save-all with its retries: nothing the user did is lost, whatever happens (core.md §6). */
export function useSaveSeats({ desk, show, prices, holds, announce }: SeatDeskModel): SaveModel {
  const { t } = useTranslation('seats');
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const [send] = useSaveAllSeatsMutation();
  const lost = useRef<LostSave | null>(null);
  const isBusy = useRef(false);
  const isDirty = useMapSnapshot(desk.map, (snapshot) => snapshot.dirty);
  // Nothing is left that failed: it was undone, or the map heard that a save without an answer had happened.
  if (!isDirty && isFailure(state)) setState({ kind: 'idle' });

  const fail = async (error: unknown) => {
    announce(t('save.failed'));
    const failure = readSaveFailure(error);
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
  const settle = async (edits: readonly BlockDiff[], answer: SaveAllAnswer) => {
    takeAnswer(desk, edits, answer);
    announce(t('save.saved'));
    if (answer.skipped.length === 0) {
      setState({ kind: 'idle' });
      showToast(t('save.saved'), 'success');
      return;
    }
    setState({ kind: 'skipped', skipped: answer.skipped });
    const blockIds = [...new Set(answer.skipped.map((block) => block.blockId))];
    takeBlocks(desk, await loadAllocation(show.showCode, { blockIds }));
  };
  const save = async () => {
    if (isBusy.current || !desk.map.isDirty) return;
    isBusy.current = true;
    setState({ kind: 'saving', seats: desk.map.getSnapshot().editedCount });
    try {
      const facts = { planVersionId: desk.planVersionId, revisions: desk.revisions, prices, holds };
      const edits = desk.map.diff();
      const body = buildSave(edits, facts);
      const text = JSON.stringify(body);
      const idempotencyKey = chooseSaveKey(lost.current, text, () => crypto.randomUUID());
      lost.current = { key: idempotencyKey, body: text };
      const sent = send({ params: { showCode: show.showCode }, body, idempotencyKey }).unwrap();
      const settled = sent.then((answer) => {
        lost.current = null;
        return settle(edits, answer);
      });
      desk.saving = settled.catch(() => undefined);
      await settled;
    } catch (error) {
      if (!isAnswerLost(error)) lost.current = null;
      await fail(error);
    } finally {
      desk.saving = null;
      isBusy.current = false;
    }
  };
  const rebase = (given: readonly number[]) => {
    if (state.kind !== 'conflict') return;
    desk.map.discard(given);
    for (const { blockId } of state.blocks) desk.overtaken.delete(blockId);
    setState({ kind: 'idle' });
    const told = t(desk.map.isDirty ? 'conflict.reloaded' : 'conflict.allGiven');
    announce(told);
    showToast(told, 'info');
  };
  return { state, save, rebase, close: () => setState({ kind: 'idle' }) };
}

const isFailure = ({ kind }: SaveState): boolean => kind === 'failed' || kind === 'planChanged';
