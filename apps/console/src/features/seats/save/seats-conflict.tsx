import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';
import { describeZone, toWallTime } from '../../../dates/zone.ts';
import { type Conflict, ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { SeatRange } from '../desk/seat-ranges.ts';
import { sayRanges } from '../words/seat-words.ts';
import { listChangedBlocks } from './changed-blocks.ts';
import type { ChangedBlock } from './read-save-failure.ts';

const MOST_LINES = 6;

interface SeatsConflictProps {
  blocks: readonly ChangedBlock[];
  onReload: () => void;
  onClose: () => void;
}

/** Somebody else has saved some of the same blocks: who, which seats, and the way on. */
export function SeatsConflict({ blocks, onReload, onClose }: SeatsConflictProps) {
  const { t } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  const words = (ranges: readonly SeatRange[], count: number) => {
    const lines = sayRanges(t, desk.geometry, ranges);
    const rest = lines.length > MOST_LINES ? [t('seats', { count, number: count })] : [];
    return [...lines.slice(0, MOST_LINES), ...rest].map((line) => <div key={line}>{line}</div>);
  };
  const rows: Conflict[] = listChangedBlocks(desk.geometry, desk.map.diff(), blocks).map((row) => ({
    id: String(row.blockId),
    label: row.label,
    yours: words(row.mine, row.mineCount),
    theirs: (
      <>
        {words(row.theirs, row.theirsCount)}
        {row.changedBy !== null && row.changedAt !== null && (
          <div>
            {t('conflict.by', {
              name: row.changedBy,
              at: sayMoment(row.changedAt, show.timeZone),
            })}
          </div>
        )}
      </>
    ),
  }));
  return (
    <ConflictDialog
      conflicts={rows}
      changedBy={t('conflict.text')}
      takeTheirsLabel={t('conflict.reload')}
      onTakeTheirs={onReload}
      onClose={onClose}
    />
  );
}

/** `20/11/2026, 11:58 EST` */
const sayMoment = (at: string, zone: string): string =>
  `${formatDateTime(toWallTime(at, zone), DAY_TIME_TEMPLATE)} ${describeZone(zone, at)}`;
