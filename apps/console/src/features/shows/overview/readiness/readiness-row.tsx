import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReadinessEntry } from '@parterre/contract/shows';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockedIcon, WarningIcon } from '#ui/icons.tsx';
import { type CheckedShow, countOf, countOthers, findNoteKey, findRemedy } from './present-readiness.ts';

interface ReadinessRowProps {
  entry: ReadinessEntry;
  show: CheckedShow;
}

/** One thing that is missing, with the way to mend it. */
export function ReadinessRow({ entry, show }: ReadinessRowProps) {
  const { t, i18n } = useTranslation('shows');
  const id = useId();
  const isError = entry.level === 'error';
  const Icon = isError ? BlockedIcon : WarningIcon;
  const words = { ...entry.values, count: countOf(entry), language: nameLanguage() };
  const noteCount = entry.values.blocks === undefined ? {} : { count: Number(entry.values.blocks) };
  const note = t(`readiness.notes.${findNoteKey(entry)}`, { ...words, ...noteCount });
  const others = countOthers(entry);
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Icon sx={{ flex: 'none', mt: '2px', color: isError ? 'error.main' : 'warning.main' }} />
      <Box id={id} sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t(`readiness.titles.${entry.code}`, words)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {others > 0 ? t('readiness.notes.more', { note, count: others }) : note}
        </Box>
      </Box>
      <Link aria-describedby={id} href={findRemedy(entry, show)} sx={{ flex: 'none' }}>
        {t(`readiness.act.${entry.code}`)}
      </Link>
    </Box>
  );

  function nameLanguage(): string {
    const { culture } = entry.values;
    return typeof culture === 'string'
      ? (new Intl.DisplayNames(i18n.language, { type: 'language' }).of(culture) ?? culture)
      : '';
  }
}

const ROW_LOOK = {
  display: 'flex',
  gap: '10px',
  px: 2,
  py: '10px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
