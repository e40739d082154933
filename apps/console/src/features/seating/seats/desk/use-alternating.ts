import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useUpdateBlockMutation } from '#api/queries/seating/seats.ts';
import { showFailure } from '#pages/show-failure.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { followBlocks, takeAlternating } from './seat-desk.ts';
import { useSeatDesk } from './seat-desk-context.ts';

/** Sets 'alternating seats' of a block: saved immediately by a call of its own; claims are kept. Needs `seat:write`. */
export function useAlternating() {
  const { t } = useTranslation('seats');
  const { desk, show, announce } = useSeatDesk();
  const reload = useReloadBlocks();
  const [update] = useUpdateBlockMutation();
  const [running, setRunning] = useState<number | null>(null);
  useMapSnapshot(desk.map, (snapshot) => snapshot.countsVersion);

  const change = async (block: number, alternatingSeats: boolean) => {
    const found = desk.geometry.blocks[block];
    if (!found) return;
    const { blockId, label } = found;
    setRunning(block);
    try {
      const revision = desk.latest.get(blockId);
      const answer = await update({
        params: { showCode: show.showCode, blockId },
        body: { alternatingSeats },
        revision,
      }).unwrap();
      for (const saved of answer.blocks) desk.latest.set(saved.blockId, saved.revision);
      takeAlternating(desk, block, alternatingSeats);
      announce(t(alternatingSeats ? 'blocks.switchedOn' : 'blocks.switchedOff', { name: label }));
    } catch (error) {
      showFailure(error);
      if (findProblem(error)?.code === 'STALE') await reload([blockId]);
    } finally {
      setRunning(null);
    }
  };
  return { isOn: (block: number) => desk.alternating[block] === 1, running, change };
}

/** Shows blocks as somebody else saved them, beneath the edits that are not saved. */
export function useReloadBlocks(): (blockIds: readonly number[]) => Promise<void> {
  const { t } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  return async (blockIds) => {
    try {
      followBlocks(desk, await loadAllocation(show.showCode, { blockIds }));
    } catch {
      showToast(t('loadingFailed'), 'error');
    }
  };
}
