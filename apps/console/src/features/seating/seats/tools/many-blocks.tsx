import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAlternatingSeatsMutation } from '#api/queries/seating/seats.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { showFailure } from '#pages/show-failure.ts';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import { takeAlternating } from '../desk/seat-desk.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useReloadBlocks } from '../desk/use-alternating.ts';
import { sayMoment } from '../explain/seat-words.ts';
import { type ChangedBlock, readSaveFailure } from '../save/read-save-failure.ts';

type Outcome =
  | { kind: 'switched'; isOn: boolean; switched: number; unchanged: number }
  /** Somebody else has saved these meanwhile: none was switched. */
  | { kind: 'refused'; blocks: readonly ChangedBlock[] };

export interface ManyBlocks {
  /** By block ordinal. */
  chosen: ReadonlySet<number>;
  choose: (blocks: ReadonlySet<number>) => void;
  isRunning: boolean;
  outcome: Outcome | null;
  change: (isOn: boolean) => Promise<void>;
}

/**
 * The switch 'alternating seats' of the chosen blocks, in one call, each with the revision that the map shows: all are
 * switched or none. Saved at once, like that of one block. Needs `seat:write`.
 */
export function useManyBlocks(): ManyBlocks {
  const { desk, show } = useSeatDesk();
  const [update, { isLoading }] = useUpdateAlternatingSeatsMutation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const reload = useReloadBlocks();

  const change = async (isOn: boolean) => {
    const wanted = desk.geometry.blocks.flatMap(({ blockId }, block) =>
      chosen.has(block) ? [{ block, blockId }] : [],
    );
    const blocks = wanted.map(({ blockId }) => {
      const revision = desk.latest.get(blockId);
      return { blockId, alternatingSeats: isOn, ...(revision === undefined ? {} : { revision }) };
    });
    setOutcome(null);
    try {
      const answer = await update({ params: { showCode: show.showCode }, body: { blocks } }).unwrap();
      for (const saved of answer.blocks) desk.latest.set(saved.blockId, saved.revision);
      const switched = wanted.filter(({ block }) => desk.alternating[block] !== Number(isOn));
      for (const { block } of switched) takeAlternating(desk, block, isOn);
      setOutcome({ kind: 'switched', isOn, switched: switched.length, unchanged: wanted.length - switched.length });
    } catch (error) {
      const failure = readSaveFailure(error);
      if (failure.kind !== 'conflict') return showFailure(error);
      setOutcome({ kind: 'refused', blocks: failure.blocks });
      await reload(failure.blocks.map(({ blockId }) => blockId));
    }
  };
  return { chosen, choose: setChosen, isRunning: isLoading, outcome, change };
}

export function ManyBlocksBar({ many, isLocked }: { many: ManyBlocks; isLocked: boolean }) {
  const { t } = useTranslation('seats');
  return (
    <BulkBar count={many.chosen.size} onClear={() => many.choose(new Set())}>
      {[true, false].map((isOn) => (
        <Button
          aria-label={t(isOn ? 'blocks.switchOnAlternating' : 'blocks.switchOffAlternating')}
          disabled={isLocked}
          key={String(isOn)}
          onClick={() => void many.change(isOn)}
          variant="text"
        >
          {t(isOn ? 'blocks.switchOn' : 'blocks.switchOff')}
        </Button>
      ))}
    </BulkBar>
  );
}

/** How many blocks were switched, or which ones somebody else has saved, so that none was. */
export function ManyBlocksOutcome({ outcome }: Pick<ManyBlocks, 'outcome'>) {
  const { t, i18n } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  if (outcome === null) return null;
  if (outcome.kind === 'switched') {
    const { isOn, switched, unchanged } = outcome;
    const words = (key: 'manyOn' | 'manyOff' | 'manySame', count: number) =>
      t(`blocks.${key}`, { count, number: formatNumber(count, i18n.language) });
    return (
      <Alert role="status" severity="success" sx={{ mb: 1 }}>
        {[words(isOn ? 'manyOn' : 'manyOff', switched), unchanged > 0 && words('manySame', unchanged)]
          .filter(Boolean)
          .join(' ')}
      </Alert>
    );
  }
  const labels = new Map(desk.geometry.blocks.map(({ blockId, label }) => [blockId, label]));
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {t('blocks.manyRefused')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
        {outcome.blocks.map(({ blockId, changedBy, changedAt }) => (
          <li key={blockId}>
            <b>{labels.get(blockId)}</b>
            {changedBy !== null && changedAt !== null && (
              <>: {t('conflict.by', { name: changedBy, at: sayMoment(changedAt, show.timeZone) })}</>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
