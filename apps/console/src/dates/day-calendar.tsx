import Box from '@mui/material/Box';
import { DayPicker } from 'react-day-picker';
import { findCalendarDate, toOwnDay } from './calendar-day.ts';
import { CALENDAR_BOUNDS, CALENDAR_LOOK, useCalendarLocale } from './calendar-look.ts';

interface DayCalendarProps {
  /** `YYYY-MM-DD`; any other text means no day. */
  day: string;
  onPick: (day: string) => void;
}

/** A month in which one day can be picked: arrow keys, page keys, Home and End move, Enter picks. */
export function DayCalendar({ day, onPick }: DayCalendarProps) {
  const selected = findCalendarDate(day);
  const locale = useCalendarLocale();
  return (
    <Box sx={CALENDAR_LOOK}>
      <DayPicker
        {...CALENDAR_BOUNDS}
        autoFocus
        captionLayout="dropdown"
        defaultMonth={selected}
        locale={locale}
        mode="single"
        onSelect={(date) => date && onPick(toOwnDay(date))}
        required
        selected={selected}
        showOutsideDays
        weekStartsOn={1}
      />
    </Box>
  );
}
