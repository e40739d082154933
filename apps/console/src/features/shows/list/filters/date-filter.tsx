import Popover from '@mui/material/Popover';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '../../../../dates/date-range.ts';
import { formatDay } from '../../../../dates/format-date-time.ts';
import { FilterChip } from '../../../../ui/filter-chip.tsx';
import { CalendarIcon } from '../../../../ui/icons.tsx';

/** The calendar is a tenth of the whole page: it comes when it is wanted. */
const RangePanel = lazy(async () => ({ default: (await import('../../../../dates/range-panel.tsx')).RangePanel }));

interface DateFilterProps {
  /** null: all dates. */
  range: DateRange | null;
  todayOn: string;
  onChange: (range: DateRange | null) => void;
}

/** The dates of the events, with the six shortcuts. */
export function DateFilter({ range, todayOn, onChange }: DateFilterProps) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = t('filters.date');
  return (
    <>
      <FilterChip
        icon={<CalendarIcon sx={{ fontSize: 14 }} />}
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange(null)}
        removeLabel={t('filters.remove', { filter: label })}
        value={range && `${formatDay(range.dateFrom)} – ${formatDay(range.dateTo)}`}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            anchorEl={anchor}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            onClose={close}
            open
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
        </Suspense>
      )}
    </>
  );
}
