import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '#tables/plain-table.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import type { SeatRange } from '../desk/seat-ranges.ts';
import { sayMoment, sayRanges } from '../explain/seat-words.ts';
import { ContestedList, type Side } from './contested-list.tsx';
import { type ChangedBlock, type ContestedSeat, listChangedBlocks } from './read-save-failure.ts';

const LINES_MAX = 6;

interface SeatsConflictProps {
  blocks: readonly ChangedBlock[];
  contested: readonly ContestedSeat[];
  /** `given` lists the seats whose edits are discarded in favour of the other save. */
  onRebase: (given: readonly number[]) => void;
  onClose: () => void;
}

/** Somebody else saved some of the same blocks: shows who and which seats, and lets the user choose seat by seat. */
export function SeatsConflict({ blocks, contested, onRebase, onClose }: SeatsConflictProps) {
  const { t } = useTranslation('seats');
  const titleId = useId();
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set());
  const handleChoose = (seats: readonly number[], side: Side) => {
    const next = new Set(given);
    for (const seat of seats) {
      if (side === 'theirs') next.add(seat);
      else next.delete(seat);
    }
    setGiven(next);
  };
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('conflict.text')}</DialogContentText>
        <ChangedBlocks blocks={blocks} />
        {contested.length > 0 ? (
          <ContestedList
            onChoose={handleChoose}
            seats={contested}
            sideOf={(seat) => (given.has(seat) ? 'theirs' : 'mine')}
          />
        ) : (
          <Box sx={{ mt: 2 }}>{t('conflict.none')}</Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {t('conflict.cancel')}
        </Button>
        <Button color="primary" onClick={() => onRebase([...given])} variant="contained">
          {t(contested.length > 0 ? 'conflict.use' : 'conflict.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ChangedBlocks({ blocks }: Pick<SeatsConflictProps, 'blocks'>) {
  const { t } = useTranslation('seats');
  const { desk, show } = useSeatDesk();
  const words = (ranges: readonly SeatRange[], count: number) => {
    const lines = sayRanges(t, desk.geometry, ranges);
    const rest = lines.length > LINES_MAX ? [t('seats', { count, number: count })] : [];
    return [...lines.slice(0, LINES_MAX), ...rest].map((line) => <div key={line}>{line}</div>);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <PlainTable
        caption={t('conflict.title')}
        columns={[
          { id: 'block', header: t('column.block'), isName: true, cell: ({ label }) => label },
          { id: 'mine', header: t('conflict.mine'), cell: ({ mine, mineCount }) => words(mine, mineCount) },
          {
            id: 'theirs',
            header: t('conflict.theirs'),
            cell: ({ theirs, theirsCount, changedBy, changedAt }) => (
              <>
                {words(theirs, theirsCount)}
                {changedBy !== null && changedAt !== null && (
                  <div>{t('conflict.by', { name: changedBy, at: sayMoment(changedAt, show.timeZone) })}</div>
                )}
              </>
            ),
          },
        ]}
        getRowId={({ blockId }) => blockId}
        look="text"
        rows={listChangedBlocks(desk.geometry, desk.map.diff(), blocks)}
      />
    </Box>
  );
}
