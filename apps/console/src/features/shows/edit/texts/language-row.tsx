import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameLanguage } from '../../../../i18n/name-language.ts';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { LanguageTexts } from './count-event-texts.ts';
import { TextLink } from './text-link.tsx';

interface LanguageRowProps {
  language: LanguageTexts;
  /** All of the card. */
  cultures: readonly string[];
  /** The event's first language. */
  defaultCulture: string;
}

const SHOWN = 4;

/** One language: how many of the texts are there, and the way to those that are not. */
export function LanguageRow({ language, cultures, defaultCulture }: LanguageRowProps) {
  const { t, i18n } = useTranslation('shows');
  const [isOpen, setOpen] = useState(false);
  const { culture, written, total, toDo } = language;
  const name = nameLanguage(culture, i18n.language, cultures);
  const outdated = toDo.filter(({ state }) => state === 'outdated').length;
  const counts = t('texts.count', { written, total });
  const rest = toDo.length - SHOWN;
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.75 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium', minWidth: 0 }}>{name}</Box>
        <Box sx={{ ml: 'auto', color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {outdated === 0 ? counts : `${counts}, ${t('texts.outdated', { count: outdated })}`}
        </Box>
      </Box>
      <ProgressBar label={t('texts.progress', { language: name })} max={total} value={written} />
      {toDo.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
          {(isOpen ? toDo : toDo.slice(0, SHOWN)).map((text) => (
            <TextLink defaultCulture={defaultCulture} key={text.href} text={text} />
          ))}
        </Box>
      )}
      {rest > 0 && (
        <Link
          aria-expanded={isOpen}
          color="text.secondary"
          component="button"
          onClick={() => setOpen(!isOpen)}
          sx={{ font: 'inherit' }}
          type="button"
        >
          {isOpen ? t('texts.fewer') : t('texts.more', { count: rest })}
        </Link>
      )}
    </Box>
  );
}

const ROW_LOOK = { px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } };
