import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { findCalendarDate, toOwnDay } from './calendar-day.ts';
import { CALENDAR_BOUNDS, CALENDAR_LOOK, useCalendarLocale } from './calendar-look.ts';
import { type DateRange, RANGE_SHORTCUTS, resolveShortcut } from './date-range.ts';
import { RangeInputs } from './range-inputs.tsx';

interface RangePanelProps {
  range: DateRange | null;
  todayOn: string;
  onApply: (range: DateRange) => void;
  onCancel: () => void;
}

/** The content of the range picker: nothing is applied before the button or a shortcut is pressed. */
export function RangePanel({ range, todayOn, onApply, onCancel }: RangePanelProps) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState<DateRange | null>(range);
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          p: 1,
          borderRight: { md: `1px solid ${LOOK.line}` },
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr' },
        }}
      >
        {RANGE_SHORTCUTS.map((shortcut) => (
          <Button
            color="inherit"
            key={shortcut}
            onClick={() => onApply(resolveShortcut(shortcut, todayOn))}
            sx={{ justifyContent: 'flex-start', whiteSpace: 'nowrap' }}
            variant="text"
          >
            {t(`dates.shortcuts.${shortcut}`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
        <RangeInputs onChange={setDraft} range={draft} />
        <RangeCalendar onChange={setDraft} range={draft} todayOn={todayOn} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={onCancel} variant="outlined">
            {t('dates.cancel')}
          </Button>
          <Button disabled={!draft} onClick={() => draft && onApply(draft)} color="primary" variant="contained">
            {t('dates.apply')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

interface RangeCalendarProps {
  range: DateRange | null;
  todayOn: string;
  onChange: (range: DateRange | null) => void;
}

function RangeCalendar({ range, todayOn, onChange }: RangeCalendarProps) {
  const locale = useCalendarLocale();
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const from = findCalendarDate(range?.dateFrom ?? '');
  const to = findCalendarDate(range?.dateTo ?? '');
  const [month, setMonth] = useState(from ?? to ?? findCalendarDate(todayOn));
  return (
    <Box sx={CALENDAR_LOOK}>
      <DayPicker
        {...CALENDAR_BOUNDS}
        month={month}
        onMonthChange={setMonth}
        locale={locale}
        mode="range"
        numberOfMonths={isNarrow ? 1 : 2}
        onSelect={(picked, day) =>
          onChange(to && !from ? spanDays(day, to) : picked?.from ? spanDays(picked.from, picked.to) : null)
        }
        selected={range ? { from, to } : undefined}
        today={findCalendarDate(todayOn)}
        weekStartsOn={1}
      />
    </Box>
  );
}

function spanDays(one: Date, other = one): DateRange {
  const [dateFrom = '', dateTo = ''] = [toOwnDay(one), toOwnDay(other)].sort();
  return { dateFrom, dateTo };
}
