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
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listSeats } from '../desk/seat-ranges.ts';
import { useAlternating } from '../desk/use-alternating.ts';

/** Every block: go to it, select it, and withhold every second seat of its rows. */
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
        <Box component="table" sx={TABLE_LOOK}>
          <thead>
            <tr>
              <th scope="col">{t('column.block')}</th>
              <th scope="col">{t('legend.seats')}</th>
              <th scope="col">{t('blocks.alternating')}</th>
              <th scope="col" aria-label={t('blocks.actions')} />
            </tr>
          </thead>
          <tbody>
            {desk.geometry.blocks.map((block, index) => (
              <tr key={block.blockId}>
                <th scope="row">{block.label}</th>
                <td>{formatNumber(block.seatCount, i18n.language)}</td>
                <td>
                  <Switch
                    checked={alternating.isOn(index)}
                    disabled={readOnlyReason !== undefined || alternating.running !== null}
                    onChange={(_, checked) => void alternating.change(index, checked)}
                    slotProps={{ input: { 'aria-label': t('blocks.alternatingOf', { name: block.label }) } }}
                  />
                </td>
                <td>
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
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('save.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const seatsOf = (firstSeat: number, seatCount: number) =>
  listSeats([{ from: firstSeat, to: firstSeat + seatCount - 1 }]);

const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  color: LOOK.text,
  '& th, & td': { height: 40, px: 0.5, textAlign: 'right', borderBottom: `1px solid ${LOOK.line}` },
  '& th:first-of-type': {
    minWidth: 84,
    textAlign: 'left',
    fontWeight: 'fontWeightMedium',
    overflowWrap: 'anywhere',
  },
  '& thead th': { height: 32, fontSize: 12, fontWeight: 530, color: LOOK.text3 },
  '& td': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
};
