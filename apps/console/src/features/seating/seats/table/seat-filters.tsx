import Box from '@mui/material/Box';
import { SEAT_STATES, type SeatState } from '@parterre/seating-plan/seat-states';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listRowLabels, type SeatFilter } from '../select-seats.ts';

interface SeatFiltersProps {
  filter: SeatFilter;
  onFilter: (filter: SeatFilter) => void;
}

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

interface TableFilterProps<Value extends string | number> {
  label: string;
  /** Null shows all. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | null) => void;
}

/** A filter of the table: a native select behind a chip, for full keyboard and device support. */
export function TableFilter<Value extends string | number>(props: TableFilterProps<Value>) {
  const { label, value, options, onChange } = props;
  const { t } = useTranslation('seats');
  const id = useId();
  const at = options.findIndex((option) => option.value === value);
  return (
    <Box sx={CHIP_LOOK} data-applied={value === null ? undefined : ''}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={at < 0 ? '' : at}
        onChange={(event) =>
          onChange(event.target.value === '' ? null : (options[Number(event.target.value)]?.value ?? null))
        }
      >
        <option value="">{t('table.all')}</option>
        {options.map((option, index) => (
          <option key={option.value} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

const CHIP_LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 28,
  pl: 1,
  gap: 0.25,
  borderRadius: 1,
  border: `1px dashed ${LOOK.lineStrong}`,
  color: LOOK.text2,
  '&[data-applied]': {
    border: `1px solid ${LOOK.primaryLine}`,
    color: LOOK.primaryInk,
    bgcolor: LOOK.primarySoft,
  },
  '&:focus-within': { outline: `2px solid ${LOOK.focus}`, outlineOffset: 1 },
  '& select': {
    height: '100%',
    maxWidth: 110,
    fieldSizing: 'content',
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontWeight: 'fontWeightMedium',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& option': { color: LOOK.text, bgcolor: LOOK.surface },
};
