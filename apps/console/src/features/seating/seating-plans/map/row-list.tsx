import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Geometry, GeometryRow } from '@parterre/seating-plan/geometry';
import { useTranslation } from 'react-i18next';
import type { PlanPosition } from './use-plan-view.ts';

interface RowListProps {
  geometry: Geometry;
  blockIndex: number;
  onShow: (position: PlanPosition) => void;
}

export function RowList({ geometry, blockIndex, onShow }: RowListProps) {
  const { t } = useTranslation('seating-plans');
  const block = geometry.blocks[blockIndex];
  if (!block) return null;
  if (block.rowCount === 0) return <Box sx={{ py: 1, pl: 3, color: 'text.secondary' }}>{t('blocks.noRows')}</Box>;
  return (
    <Box aria-label={t('blocks.rowsOf', { block: block.label })} component="ul" sx={LIST_LOOK}>
      {geometry.rows.slice(block.firstRow, block.firstRow + block.rowCount).map((row, rowIndex) => {
        const { first, last } = describeRow(geometry, row);
        return (
          <li key={row.firstSeat}>
            <ButtonBase disabled={row.seatCount === 0} onClick={() => onShow({ blockIndex, rowIndex })} sx={ROW_LOOK}>
              <Box component="span" sx={{ fontWeight: 'fontWeightMedium', minWidth: 64, overflowWrap: 'anywhere' }}>
                {t('blocks.row', { row: row.label })}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('blocks.rowSeats', { count: row.seatCount, first, last })}
              </Box>
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  py: 0.5,
  pl: 2.5,
  pr: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
};

const ROW_LOOK = {
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1,
  px: 1,
  minHeight: 32,
  font: 'inherit',
  textAlign: 'left',
  borderRadius: '4px',
  '&:hover': { bgcolor: 'background.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};

/** Returns the labels of a row's first and last seat in document order; '' for an empty row. */
function describeRow(
  { label, labels }: Pick<Geometry, 'label' | 'labels'>,
  { firstSeat, seatCount }: Pick<GeometryRow, 'firstSeat' | 'seatCount'>,
): { first: string; last: string } {
  const labelOf = (seat: number) => labels[label[seat] ?? -1] ?? '';
  return seatCount === 0
    ? { first: '', last: '' }
    : { first: labelOf(firstSeat), last: labelOf(firstSeat + seatCount - 1) };
}
