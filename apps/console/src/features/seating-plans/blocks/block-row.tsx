import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx';
import type { PlanPosition } from '../map/find-target.ts';
import { RowList } from './row-list.tsx';
import { WIDE_ONLY } from './wide-only.ts';

interface BlockRowProps {
  geometry: Geometry;
  blockIndex: number;
  onShow: (position: PlanPosition) => void;
}

/** A block of the table; its name opens and closes its rows. */
export function BlockRow({ geometry, blockIndex, onShow }: BlockRowProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [isOpen, setOpen] = useState(false);
  const block = geometry.blocks[blockIndex];
  if (!block) return null;
  const write = (value: number) => formatNumber(value, i18n.language);
  return (
    <tbody>
      <tr>
        <td>
          <ButtonBase aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={NAME_LOOK}>
            {isOpen ? <ChevronDownIcon sx={CHEVRON_LOOK} /> : <ChevronRightIcon sx={CHEVRON_LOOK} />}
            {block.label || t('blocks.unnamed')}
          </ButtonBase>
        </td>
        <Box component="td" sx={{ ...WIDE_ONLY, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {block.description || '–'}
        </Box>
        <Box component="td" data-align="end" sx={WIDE_ONLY}>
          {block.bestRank === null ? '–' : write(block.bestRank)}
        </Box>
        <td data-align="end">{write(block.rowCount)}</td>
        <td data-align="end">{write(block.seatCount)}</td>
        <td data-align="end">
          <Button
            aria-label={t('blocks.showBlock', { block: block.label })}
            color="primary"
            disabled={block.seatCount === 0}
            onClick={() => onShow({ blockIndex })}
            size="small"
            variant="text"
          >
            {t('blocks.show')}
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6}>
            <RowList blockIndex={blockIndex} geometry={geometry} onShow={onShow} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const NAME_LOOK = {
  gap: 0.5,
  px: 0.5,
  py: 0.5,
  font: 'inherit',
  fontWeight: 530,
  textAlign: 'left',
  borderRadius: '4px',
  overflowWrap: 'break-word',
};
const CHEVRON_LOOK = { fontSize: 14, color: 'text.tertiary', flex: 'none' };
