import type { SaveAllAnswer } from '@parterre/contract/seats';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/notices.tsx';
import { loadAllocation } from '../desk/load-seats.ts';
import { takeAnswer, takeBlocks } from '../desk/seat-desk.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import { useSaveAllSeatsMutation } from '../queries.ts';
import { buildSave } from './build-save.ts';
import { chooseSaveKey, isAnswerLost, type LostSave } from './choose-save-key.ts';
import { readSaveFailure, type SaveFailure } from './read-save-failure.ts';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving'; seats: number }
  | { kind: 'skipped'; skipped: SaveAllAnswer['skipped'] }
  | SaveFailure;

export interface SaveModel {
  state: SaveState;
  save: () => Promise<void>;
  /** Reads the blocks somebody else has saved, and keeps the unsaved edits on top of them. */
  reloadBlocks: () => Promise<void>;
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

  const fail = (error: unknown) => {
    setState(readSaveFailure(error));
    announce(t('save.failed'));
  };
  const settle = async (answer: SaveAllAnswer) => {
    takeAnswer(desk, answer);
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
      const body = buildSave(desk.map.diff(), facts);
      const text = JSON.stringify(body);
      const idempotencyKey = chooseSaveKey(lost.current, text, () => crypto.randomUUID());
      lost.current = { key: idempotencyKey, body: text };
      const sent = send({ params: { showCode: show.showCode }, body, idempotencyKey }).unwrap();
      const settled = sent.then((answer) => {
        lost.current = null;
        return settle(answer);
      });
      desk.saving = settled.catch(() => undefined);
      await settled;
    } catch (error) {
      if (!isAnswerLost(error)) lost.current = null;
      fail(error);
    } finally {
      desk.saving = null;
      isBusy.current = false;
    }
  };
  const reloadBlocks = async () => {
    if (state.kind !== 'conflict') return;
    try {
      const blockIds = state.blocks.map((block) => block.blockId);
      takeBlocks(desk, await loadAllocation(show.showCode, { blockIds }));
      setState({ kind: 'idle' });
      announce(t('conflict.reloaded'));
      showToast(t('conflict.reloaded'), 'info');
    } catch {
      showToast(t('loadingFailed'), 'error');
    }
  };
  return { state, save, reloadBlocks, close: () => setState({ kind: 'idle' }) };
}
