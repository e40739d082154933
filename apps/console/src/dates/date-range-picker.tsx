import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../ui/filter-chip.tsx';
import { CalendarIcon } from '../ui/icons.tsx';
import type { DateRange } from './date-range.ts';
import { formatDay } from './format-date-time.ts';
import { RangePanel } from './range-panel.tsx';

interface DateRangePickerProps {
  label: string;
  /** null: no range is set. */
  range: DateRange | null;
  onChange: (range: DateRange) => void;
  /** Left out, the range cannot be removed. */
  onClear?: () => void;
  /** Today at the reader's place, `YYYY-MM-DD`. */
  todayOn: string;
}

/** A filter chip that opens shortcuts, two typed days and two months. */
export function DateRangePicker({ label, range, onChange, onClear, todayOn }: DateRangePickerProps) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <FilterChip
        icon={<CalendarIcon sx={{ fontSize: 14 }} />}
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={onClear}
        removeLabel={t('dates.clear', { label })}
        value={range && `${formatDay(range.dateFrom)} – ${formatDay(range.dateTo)}`}
      />
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={close}
        open={anchor !== null}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
      >
        <RangePanel
          onApply={(applied) => {
            onChange(applied);
            close();
          }}
          onCancel={close}
          range={range}
          todayOn={todayOn}
        />
      </Popover>
    </>
  );
}
