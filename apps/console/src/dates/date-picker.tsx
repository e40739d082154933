import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

interface DatePickerProps {
  /** `YYYY-MM-DD…`; any other text means no day. */
  day: string;
  label: string;
  onPick: (day: string) => void;
  disabled?: boolean;
}

/** Every form with a date has the button; the code of the calendar loads when it is opened. */
const DayCalendar = lazyPart(async () => (await import('./day-calendar.tsx')).DayCalendar);

export function DatePicker({ day, label, onPick, disabled }: DatePickerProps) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  const handlePick = (picked: string) => {
    onPick(picked);
    handleClose();
  };
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="dialog"
        aria-label={t('dates.openCalendar', { label })}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
        sx={{ width: 24, ml: -0.5, mr: -0.5 }}
      >
        <CalendarIcon />
      </IconButton>
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        onClose={handleClose}
        open={anchor !== null}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 2, mt: 0.5 } } }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Suspense fallback={<Box aria-busy sx={ROOM} />}>
          <DayCalendar day={day} onPick={handlePick} />
        </Suspense>
      </Popover>
    </>
  );
}

/** The size of one month, so that the popover is positioned correctly before the calendar has loaded. */
const ROOM = { width: 252, height: 230 };
