import { useTranslation } from 'react-i18next';
import { toOwnDay } from '#dates/calendar-day.ts';
import type { DateRange } from '#dates/date-range.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { FilterPopover } from '#tables/filters/choice-filter.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

/** The calendar is large, so it loads on demand. */
const RangePanel = lazyPart(async () => (await import('#dates/range-panel.tsx')).RangePanel);

interface DateFilterProps {
  /** Names the days; those of shows are the default. */
  label?: string;
  dateFrom: string;
  dateTo: string;
  /** The day the shortcuts count from; defaults to the device's day. */
  todayOn?: string;
  /** Null means all dates. */
  onChange: (range: DateRange | null) => void;
}

/** Filters by days, with the six shortcuts. */
export function DateFilter({ label, dateFrom, dateTo, todayOn, onChange }: DateFilterProps) {
  const { t } = useTranslation('programme');
  const isChosen = dateFrom !== '' || dateTo !== '';
  const writeRange = () => {
    if (dateTo === '') return t('filters.from', { day: formatDay(dateFrom) });
    if (dateFrom === '') return t('filters.until', { day: formatDay(dateTo) });
    return `${formatDay(dateFrom)} – ${formatDay(dateTo)}`;
  };
  return (
    <FilterPopover
      icon={isChosen ? <CalendarIcon fontSize="small" /> : undefined}
      isBare
      label={label ?? t('filters.date')}
      onRemove={() => onChange(null)}
      removeLabel={label === undefined ? t('filters.removeDate') : undefined}
      value={isChosen ? writeRange() : undefined}
    >
      {(close) => (
        <RangePanel
          onApply={(range) => {
            onChange(range);
            close();
          }}
          onCancel={close}
          range={isChosen ? { dateFrom, dateTo } : null}
          todayOn={todayOn ?? toOwnDay(new Date())}
        />
      )}
    </FilterPopover>
  );
}
