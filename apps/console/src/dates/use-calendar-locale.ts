import type { DayPickerLocale } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import { it } from 'react-day-picker/locale/it';
import { pt } from 'react-day-picker/locale/pt';
import { useTranslation } from 'react-i18next';

const LOCALES: Record<string, DayPickerLocale> = { de, en: enGB, fr, it, pt };

/** Names of months, days and buttons for the calendar in the reader's language. */
export function useCalendarLocale(): DayPickerLocale {
  const { i18n } = useTranslation('kit');
  return LOCALES[(i18n.language ?? 'en').slice(0, 2)] ?? enGB;
}
