import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOwnDay } from '#dates/calendar-day.ts';
import type { DateRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { FilterChip } from '#tables/filters/filter-chip.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

/** The calendar is large, so it loads on demand. */
const RangePanel = lazyPart(async () => (await import('#dates/range-panel.tsx')).RangePanel);

interface DateFilterProps {
  dateFrom: string;
  dateTo: string;
  /** The day the shortcuts count from; defaults to the device's day. */
  todayOn?: string;
  /** Null means all dates. */
  onChange: (range: DateRange | null) => void;
}

/** Filters by the days of shows, with the six shortcuts. */
export function DateFilter({ dateFrom, dateTo, todayOn, onChange }: DateFilterProps) {
  const { t } = useTranslation('programme');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  const label = t('filters.date');
  const isChosen = dateFrom !== '' || dateTo !== '';
  const writeRange = () => {
    if (dateTo === '') return t('filters.from', { day: formatDay(dateFrom) });
    if (dateFrom === '') return t('filters.until', { day: formatDay(dateTo) });
    return `${formatDay(dateFrom)} – ${formatDay(dateTo)}`;
  };
  return (
    <>
      <FilterChip
        icon={isChosen ? <CalendarIcon fontSize="small" /> : undefined}
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange(null)}
        removeLabel={t('filters.removeDate')}
        value={isChosen ? writeRange() : undefined}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            anchorEl={anchor}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            onClose={handleClose}
            open
            slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
          >
            <RangePanel
              onApply={(range) => {
                onChange(range);
                handleClose();
              }}
              onCancel={handleClose}
              range={dateFrom && dateTo ? { dateFrom, dateTo } : null}
              todayOn={todayOn ?? toOwnDay(new Date())}
            />
          </Popover>
        </Suspense>
      )}
    </>
  );
}
