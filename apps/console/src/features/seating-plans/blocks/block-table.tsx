import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { VISUALLY_HIDDEN } from '#tables/visually-hidden.ts';
import { Card } from '#ui/card.tsx';
import type { PlanPosition } from '../map/find-target.ts';
import { BlockRow } from './block-row.tsx';
import { WIDE_ONLY } from './wide-only.ts';

const SHOWN_AT_FIRST = 100;

interface BlockTableProps {
  geometry: Geometry;
  /** Zooms the map to a block or a row. */
  onShow: (position: PlanPosition) => void;
}

/** The plan as a table: blocks, and the rows of a block that is opened. All that the map says to those who see it. */
export function BlockTable({ geometry, onShow }: BlockTableProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { blocks } = geometry;
  const hidden = blocks.length - shown;
  return (
    <Card note={formatNumber(blocks.length, i18n.language)} title={t('blocks.title')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Box aria-label={t('blocks.title')} component="table" sx={TABLE_LOOK}>
          <thead>
            <tr>
              <th scope="col">{t('blocks.block')}</th>
              <Box component="th" scope="col" sx={WIDE_ONLY}>
                {t('blocks.description')}
              </Box>
              <Box component="th" data-align="end" scope="col" sx={WIDE_ONLY}>
                {t('blocks.bestRank')}
              </Box>
              <th data-align="end" scope="col">
                {t('blocks.rows')}
              </th>
              <th data-align="end" scope="col">
                {t('blocks.seats')}
              </th>
              <Box component="th" scope="col" sx={{ position: 'relative', width: 88 }}>
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {t('blocks.onMap')}
                </Box>
              </Box>
            </tr>
          </thead>
          {blocks.slice(0, shown).map((block, index) => (
            <BlockRow blockIndex={index} geometry={geometry} key={block.blockId} onShow={onShow} />
          ))}
        </Box>
      </Box>
      {hidden > 0 && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button color="primary" onClick={() => setShown(shown + SHOWN_AT_FIRST)} size="small" variant="text">
            {t('blocks.showMore', { count: Math.min(hidden, SHOWN_AT_FIRST) })}
          </Button>
        </Box>
      )}
    </Card>
  );
}

const TABLE_LOOK = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'left', px: 1, borderBottom: 1, borderColor: 'divider' },
  '& th:first-of-type': { pl: 2 },
  '& td:first-of-type': { pl: 1.5 },
  '& th:last-of-type, & td:last-of-type': { pr: 1 },
  '& tbody:last-of-type > tr:last-of-type > td': { borderBottom: 0 },
  '& thead th': { height: 32, fontSize: 12, fontWeight: 530, color: 'text.tertiary', whiteSpace: 'nowrap' },
  '& tbody td': { height: 36, py: 0 },
  '& [data-align=end]': { textAlign: 'right' },
};
