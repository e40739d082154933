import { SEAT_STATES, type SeatState } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listRowLabels, type SeatFilter } from './filter-seats.ts';
import { TableFilter } from './table-filter.tsx';

interface SeatFiltersProps {
  filter: SeatFilter;
  onFilter: (filter: SeatFilter) => void;
}

/** Block, row, ticket, hold and state as lists to choose from. */
export function SeatFilters({ filter, onFilter }: SeatFiltersProps) {
  const { t } = useTranslation('seats');
  const { desk, prices, holds } = useSeatDesk();
  const states: readonly SeatState[] = SEAT_STATES;
  return (
    <>
      <TableFilter
        label={t('column.block')}
        value={filter.block}
        options={desk.geometry.blocks.map(({ label }, value) => ({ value, label }))}
        onChange={(block) => onFilter({ ...filter, block, row: null })}
      />
      <TableFilter
        label={t('column.row')}
        value={filter.row}
        options={listRowLabels(desk.geometry, filter.block).map((label) => ({ value: label, label }))}
        onChange={(row) => onFilter({ ...filter, row })}
      />
      <TableFilter
        label={t('column.ticket')}
        value={filter.price}
        options={[
          ...prices.map(({ ordinal, name }) => ({ value: ordinal, label: name })),
          { value: 0, label: t('legend.noPrice') },
        ]}
        onChange={(price) => onFilter({ ...filter, price })}
      />
      <TableFilter
        label={t('column.hold')}
        value={filter.hold}
        options={[
          ...holds.map(({ ordinal, label }) => ({ value: ordinal, label })),
          { value: 0, label: t('legend.noHold') },
        ]}
        onChange={(hold) => onFilter({ ...filter, hold })}
      />
      <TableFilter
        label={t('column.state')}
        value={filter.state}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(state) => onFilter({ ...filter, state })}
      />
    </>
  );
}
