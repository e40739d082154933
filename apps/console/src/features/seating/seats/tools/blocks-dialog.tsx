import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listSeats } from '../desk/seat-ranges.ts';
import { useAlternating } from '../desk/use-alternating.ts';

/**
 * Lists blocks by name, for users who cannot hit them on the map. Closes before the map moves, so that the move is
 * visible.
 */
export function BlocksDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, readOnlyReason } = useSeatDesk();
  const alternating = useAlternating();
  const titleId = useId();
  const leave = (act: () => void) => {
    onClose();
    act();
  };
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose}>
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
        <PlainTable
          caption={t('blocks.title')}
          columns={[
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
                  disabled={readOnlyReason !== undefined || alternating.running !== null}
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
                <>
                  <Button variant="text" size="small" onClick={() => leave(() => desk.map.zoomToBlock(index))}>
                    {t('blocks.show')}
                  </Button>
                  <Button
                    variant="text"
                    size="small"
                    onClick={() => leave(() => desk.map.select(seatsOf(block.firstSeat, block.seatCount)))}
                  >
                    {t('blocks.select')}
                  </Button>
                </>
              ),
            },
          ]}
          getRowId={({ block }) => block.blockId}
          look="text"
          rows={desk.geometry.blocks.map((block, index) => ({ block, index }))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('save.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const seatsOf = (firstSeat: number, seatCount: number) =>
  listSeats([{ from: firstSeat, to: firstSeat + seatCount - 1 }]);
