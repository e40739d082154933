import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { HistoryEntry } from '@parterre/contract/shows/history';
import type { Show } from '@parterre/contract/shows/show';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toZonedDay } from '#dates/calendar-day.ts';
import { DAY_TIME_TEMPLATE, formatNamedDay, formatTime, SHORT_DAY_TEMPLATE } from '#dates/format-date-time.ts';
import { dayOf } from '#dates/wall-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { ChangedFields } from '#history/changed-fields.tsx';
import { describeChanges } from '#history/describe-change.ts';
import { describeHistory } from '#history/describe-history.ts';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';

interface HistoryRowProps {
  show: Pick<Show, 'currency' | 'timeZone'>;
  entry: HistoryEntry;
  isWhole: boolean;
}

/** One change as a sentence; on the history page it opens to every field, before and after. */
export function HistoryRow({ show, entry, isWhole }: HistoryRowProps) {
  const { t, i18n } = useTranslation('history');
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { language } = i18n;
  const place = { t, language, currency: show.currency };
  const { title, note } = describeHistory(entry, place);
  const when = describeWhen(entry.at, show.timeZone, new Date(), language);
  const canOpen = isWhole && entry.changes.length > 0;
  const line = (
    <Line at={entry.at} note={note} title={title} whole={when.whole} when={isWhole ? when.whole : when.short}>
      {isWhole && (
        <Box component="span" sx={MARK_LOOK}>
          {canOpen && (isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />)}
        </Box>
      )}
    </Line>
  );
  if (!canOpen) return line;
  return (
    <>
      <ButtonBase
        aria-controls={detailsId}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: 'block', width: '100%', font: 'inherit', textAlign: 'left', borderRadius: '4px' }}
      >
        {line}
      </ButtonBase>
      <Box hidden={!isOpen} id={detailsId}>
        {isOpen && <ChangedFields changes={describeChanges(entry.changes, place)} />}
      </Box>
    </>
  );
}

interface LineProps {
  at: string;
  when: string;
  whole: string;
  title: string;
  note: string;
  children: ReactNode;
}

function Line({ at, when, whole, title, note, children }: LineProps) {
  return (
    <Box component="span" sx={{ display: 'flex', columnGap: 1 }}>
      <Box component="span" sx={WORDS_LOOK}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {note}
          </Box>
        </Box>
        <Box
          component="time"
          dateTime={at}
          sx={{ flex: 'none', typography: 'caption', lineHeight: '20px', color: 'text.secondary' }}
          title={whole}
        >
          {when}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

const WORDS_LOOK = { flex: 1, minWidth: 0, display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, columnGap: 2 };
const MARK_LOOK = { flex: 'none', width: 16, pt: '2px', color: 'text.tertiary' };

/** Both in the venue's time. `short` is the time for today and the day before that; `whole` is day and time. */
export function describeWhen(
  at: string,
  timeZone: string,
  now: Date,
  language: string,
): { short: string; whole: string } {
  const wall = toWallTime(at, timeZone);
  const isToday = dayOf(wall) === toZonedDay(now, timeZone);
  return {
    short: isToday ? formatTime(wall) : formatNamedDay(wall, language, SHORT_DAY_TEMPLATE),
    whole: formatNamedDay(wall, language, DAY_TIME_TEMPLATE),
  };
}
