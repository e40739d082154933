import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { useSeatDesk, useSeatValues } from './desk/seat-desk-context.ts';
import { SeatsSidePanel } from './seats-side-panel.tsx';
import {
  filterSeats,
  NO_FILTER,
  readsValues,
  SELECT_MODES,
  type SeatFilter,
  type SelectMode,
  selectSeats,
} from './select-seats.ts';
import { SeatFilters } from './table/seat-filters.tsx';

export function SelectPanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const { map, geometry } = desk;
  const [filter, setFilter] = useState<SeatFilter>(NO_FILTER);
  const [mode, setMode] = useState<SelectMode>('replace');
  const values = useSeatValues(map, readsValues(filter));
  const size = useMapSnapshot(map, (snapshot) => snapshot.selectionSize);
  const found = filterSeats(geometry, values, filter).length;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <SeatsSidePanel title={t('select.title')} onClose={onClose}>
      <Box sx={FILTERS_LOOK}>
        <SeatFilters filter={filter} onFilter={setFilter} />
      </Box>
      <SegmentedControl
        label={t('select.mode')}
        value={mode}
        options={SELECT_MODES.map((value) => ({ value, label: t(`select.modes.${value}`) }))}
        onChange={setMode}
      />
      <Box role="status" sx={{ color: LOOK.text2, my: 1 }}>
        {t('select.found', { count: found, number: number(found) })} ·{' '}
        {t('status.selected', { count: size, number: number(size) })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Button
          variant="contained"
          color="primary"
          disabled={found === 0}
          onClick={() => selectSeats({ map, geometry, filter, mode })}
        >
          {t(`select.run.${mode}`, { count: found, number: number(found) })}
        </Button>
        <Button variant="text" disabled={size === 0} onClick={() => map.clearSelection()}>
          {t('select.clear')}
        </Button>
      </Box>
    </SeatsSidePanel>
  );
}

const FILTERS_LOOK = { display: 'flex', flexWrap: 'wrap', gap: 0.75, my: 1 };
