import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Switch from '@mui/material/Switch';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { RowCheckbox } from '#tables/selection/row-checkbox.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listSeats } from '../desk/seat-ranges.ts';
import { useAlternating } from '../desk/use-alternating.ts';
import { type ManyBlocks, ManyBlocksBar, ManyBlocksOutcome, useManyBlocks } from './many-blocks.tsx';

/**
 * Lists blocks by name, for users who cannot hit them on the map. Closes before the map moves, so that the move is
 * visible.
 */
export function BlocksDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, readOnlyReason } = useSeatDesk();
  const alternating = useAlternating();
  const many = useManyBlocks();
  const isRunning = many.isRunning || alternating.running !== null;
  const titleId = useId();
  const handleLeave = (act: () => void) => {
    onClose();
    act();
  };
  const handleClose = (_: object, reason: string) => {
    if (reason === 'escapeKeyDown' && many.chosen.size > 0) many.choose(new Set());
    else onClose();
  };
  return (
    <Dialog
      open
      aria-labelledby={titleId}
      fullWidth
      onClose={handleClose}
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      <DialogTitle id={titleId}>{t('blocks.title')}</DialogTitle>
      <DialogContent>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {t('blocks.text')}
        </Box>
        {readOnlyReason !== undefined && (
          <Box component="p" sx={{ m: 0, mb: 1, color: LOOK.text2 }}>
            {readOnlyReason}
          </Box>
        )}
        <ManyBlocksOutcome outcome={many.outcome} />
        <PlainTable
          caption={t('blocks.title')}
          columns={[
            ...(readOnlyReason === undefined ? [toChoice(many, desk.geometry.blocks, t)] : []),
            { id: 'block', header: t('column.block'), isName: true, cell: ({ block }) => block.label },
            {
              id: 'seats',
              header: t('legend.seats'),
              align: 'end',
              cell: ({ block }) => formatNumber(block.seatCount, i18n.language),
            },
            {
              id: 'alternating',
              header: t('blocks.alternating'),
              align: 'end',
              cell: ({ block, index }) => (
                <Switch
                  checked={alternating.isOn(index)}
                  disabled={readOnlyReason !== undefined || isRunning}
                  onChange={(_, checked) => void alternating.change(index, checked)}
                  slotProps={{ input: { 'aria-label': t('blocks.alternatingOf', { name: block.label }) } }}
                />
              ),
            },
            {
              id: 'actions',
              header: t('blocks.actions'),
              isHeaderHidden: true,
              align: 'end',
              cell: ({ block, index }) => (
                <Box sx={ACTIONS_LOOK}>
                  <Button variant="text" size="small" onClick={() => handleLeave(() => desk.map.zoomToBlock(index))}>
                    {t('blocks.show')}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => handleLeave(() => desk.map.select(seatsOf(block.firstSeat, block.seatCount)))}
                  >
                    {t('blocks.select')}
                  </Button>
                </Box>
              ),
            },
          ]}
          getRowId={({ block }) => block.blockId}
          look="text"
          rows={desk.geometry.blocks.map((block, index) => ({ block, index }))}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ManyBlocksBar isLocked={isRunning} many={many} />
        <Button onClick={onClose}>{t('save.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Side by side, they would leave the dialog on a phone. */
const ACTIONS_LOOK = { display: 'inline-flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-end' };

interface BlockRow {
  block: { label: string };
  index: number;
}

/** A box for each block, and above them one for all. */
function toChoice({ chosen, choose }: ManyBlocks, blocks: readonly object[], t: TFunction<'seats'>) {
  const handleToggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    choose(next);
  };
  const state = chosen.size === 0 ? 'none' : chosen.size === blocks.length ? 'all' : 'some';
  const every = state === 'all' ? [] : blocks.keys();
  return {
    id: 'choice',
    header: t('blocks.choice'),
    isHeaderHidden: true,
    width: 28,
    note: <RowCheckbox label={t('blocks.all')} onToggle={() => choose(new Set(every))} state={state} />,
    cell: ({ block, index }: BlockRow) => (
      <RowCheckbox
        label={t('blocks.choose', { name: block.label })}
        onToggle={() => handleToggle(index)}
        state={chosen.has(index) ? 'all' : 'none'}
      />
    ),
  };
}

const seatsOf = (firstSeat: number, seatCount: number) =>
  listSeats([{ from: firstSeat, to: firstSeat + seatCount - 1 }]);
