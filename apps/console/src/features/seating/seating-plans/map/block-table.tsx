import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { RowList } from './row-list.tsx';
import type { PlanPosition } from './use-plan-view.ts';

const SHOWN_AT_FIRST = 100;

interface BlockTableProps {
  geometry: Geometry;
  onShow: (position: PlanPosition) => void;
}

type Line = Geometry['blocks'][number] & { index: number };

/** The plan as a table of blocks and their rows, with everything the map shows visually. */
export function BlockTable({ geometry, onShow }: BlockTableProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const write = (value: number) => formatNumber(value, i18n.language);
  const { blocks } = geometry;
  const hidden = blocks.length - shown;
  return (
    <Card note={write(blocks.length)} title={t('blocks.title')}>
      <PlainTable<Line>
        rowLook={{
          below: ({ index }) => open.has(index) && <RowList blockIndex={index} geometry={geometry} onShow={onShow} />,
        }}
        caption={t('blocks.title')}
        columns={[
          { id: 'block', header: t('blocks.block'), cell: writeName },
          {
            id: 'description',
            header: t('blocks.description'),
            from: 'sm',
            cell: ({ description }) => <Box sx={{ color: 'text.secondary' }}>{description || '–'}</Box>,
          },
          {
            id: 'bestRank',
            header: t('blocks.bestRank'),
            align: 'end',
            from: 'sm',
            cell: ({ bestRank }) => (bestRank === null ? '–' : write(bestRank)),
          },
          { id: 'rows', header: t('blocks.rows'), align: 'end', cell: ({ rowCount }) => write(rowCount) },
          { id: 'seats', header: t('blocks.seats'), align: 'end', cell: ({ seatCount }) => write(seatCount) },
          { id: 'map', header: t('blocks.onMap'), isHeaderHidden: true, align: 'end', width: 88, cell: writeButton },
        ]}
        getRowId={({ blockId }) => blockId}
        look="card"
        rows={blocks.slice(0, shown).map((block, index) => ({ ...block, index }))}
        scroll={{}}
      />
      {hidden > 0 && (
        <Box sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Button color="primary" onClick={() => setShown(shown + SHOWN_AT_FIRST)} size="small" variant="text">
            {t('blocks.showMore', { count: Math.min(hidden, SHOWN_AT_FIRST) })}
          </Button>
        </Box>
      )}
    </Card>
  );

  function handleToggle(index: number) {
    const next = new Set(open);
    if (!next.delete(index)) next.add(index);
    setOpen(next);
  }

  function writeName({ label, index }: Line) {
    const isOpen = open.has(index);
    const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;
    return (
      <ButtonBase aria-expanded={isOpen} onClick={() => handleToggle(index)} sx={NAME_LOOK}>
        <Chevron fontSize="small" sx={{ color: 'text.tertiary', flex: 'none' }} />
        {label || t('blocks.unnamed')}
      </ButtonBase>
    );
  }

  function writeButton({ label, seatCount, index }: Line) {
    return (
      <Button
        aria-label={t('blocks.showBlock', { block: label })}
        color="primary"
        disabled={seatCount === 0}
        onClick={() => onShow({ blockIndex: index })}
        size="small"
        sx={{ my: '-5px', mr: -1 }}
        variant="text"
      >
        {t('blocks.show')}
      </Button>
    );
  }
}

const NAME_LOOK = {
  gap: 0.5,
  mx: -0.5,
  px: 0.5,
  font: 'inherit',
  fontWeight: 'fontWeightMedium',
  textAlign: 'left',
  borderRadius: '4px',
  overflowWrap: 'break-word',
};
