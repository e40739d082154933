import type { DayPickerLocale } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import { it } from 'react-day-picker/locale/it';
import { pt } from 'react-day-picker/locale/pt';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { findCalendarDate } from './calendar-day.ts';
import { EARLIEST_DAY, LATEST_DAY } from './date-range.ts';

/** Styles for react-day-picker's own class names; set on an element around it. */
export const CALENDAR_LOOK = {
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  color: LOOK.text,
  '& .rdp-months': {
    width: 'fit-content',
    mx: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 3,
    position: 'relative',
  },
  '& .rdp-month_caption': {
    height: 32,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontWeight: 'fontWeightBold',
  },
  '& .rdp-dropdowns': { display: 'flex', gap: 0.5 },
  '& .rdp-dropdown_root': { position: 'relative', display: 'inline-flex', alignItems: 'center' },
  '& .rdp-dropdown': { position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer', font: 'inherit' },
  '& .rdp-dropdown_root .rdp-caption_label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    px: 0.5,
    borderRadius: 1,
  },
  '& .rdp-dropdown_root:hover .rdp-caption_label': { bgcolor: LOOK.active },
  '& .rdp-dropdown:focus-visible + .rdp-caption_label': { outline: `2px solid ${LOOK.focus}` },
  '& .rdp-nav': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    display: 'flex',
    justifyContent: 'space-between',
    pointerEvents: 'none',
  },
  '& .rdp-button_previous, & .rdp-button_next': {
    width: 32,
    height: 32,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: LOOK.text2,
    cursor: 'pointer',
    pointerEvents: 'auto',
    zIndex: 1,
    '&:hover': { bgcolor: LOOK.active },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
  '& .rdp-chevron': { fill: 'currentColor', width: 16, height: 16 },
  '& .rdp-month_grid': { borderCollapse: 'collapse' },
  '& .rdp-weekday': { width: 36, height: 28, fontSize: 11, fontWeight: 'fontWeightMedium', color: LOOK.text3 },
  '& .rdp-day': { p: 0, width: 36, height: 34, textAlign: 'center' },
  '& .rdp-day_button': {
    width: 34,
    height: 32,
    p: 0,
    border: 0,
    borderRadius: 1,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    '&:hover': { bgcolor: LOOK.active },
    '&:disabled': { color: LOOK.text3, cursor: 'default', bgcolor: 'transparent' },
  },
  '& :focus-visible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: 1 },
  '& .rdp-today .rdp-day_button': { fontWeight: 'fontWeightBold', boxShadow: `inset 0 0 0 1px ${LOOK.lineStrong}` },
  '& .rdp-outside': { color: LOOK.text3 },
  '& .rdp-range_middle': { bgcolor: LOOK.primarySoft },
  '& .rdp-range_start:not(.rdp-range_end)': { bgcolor: LOOK.primarySoft, borderRadius: '6px 0 0 6px' },
  '& .rdp-range_end:not(.rdp-range_start)': { bgcolor: LOOK.primarySoft, borderRadius: '0 6px 6px 0' },
  '& .rdp-day.rdp-outside, & .rdp-day.rdp-hidden': { bgcolor: 'transparent' },
  '& .rdp-selected:not(.rdp-range_middle) .rdp-day_button': {
    bgcolor: LOOK.primary,
    color: LOOK.onPrimary,
    fontWeight: 'fontWeightBold',
  },
};

const first = findCalendarDate(EARLIEST_DAY) ?? new Date(1900, 0, 1);
const last = findCalendarDate(LATEST_DAY) ?? new Date(2099, 11, 31);

/** The bounds in the calendar's own props: months it shows and days it refuses. */
export const CALENDAR_BOUNDS = { startMonth: first, endMonth: last, disabled: { before: first, after: last } };

const LOCALES: Record<string, DayPickerLocale> = { de, en: enGB, fr, it, pt };

export function useCalendarLocale(): DayPickerLocale {
  const { i18n } = useTranslation('kit');
  return LOCALES[(i18n.language ?? 'en').slice(0, 2)] ?? enGB;
}
