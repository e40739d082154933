import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { chooseCulture } from '#i18n/choose-text.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { RichTextView } from '#ui/rich-text/rich-text-view.tsx';
import { findTextToDo, listMissingLanguages } from './summarise-texts.ts';

interface AboutCardProps {
  name: Readonly<Record<string, string>>;
  description: Readonly<Record<string, string>>;
  outdated: Readonly<Record<string, readonly string[]>>;
  /** The promoter's languages, the default first. */
  cultures: readonly string[];
  /** Undefined when the reader may not edit. */
  editHref?: string | undefined;
}

export function AboutCard({ name, description, outdated, cultures, editHref }: AboutCardProps) {
  const { t, i18n } = useTranslation('programme');
  const culture = chooseCulture(description, i18n.language, cultures[0] ?? 'en-GB');
  const write = (codes: readonly string[]) =>
    codes.map((code) => nameLanguage(code, i18n.language, cultures)).join(', ');
  const missing = listMissingLanguages({ name, description }, cultures);
  const old = [...new Set(Object.values(outdated).flat())];
  const toDo = findTextToDo({ name, description }, outdated, cultures);
  const notes = [
    ...(culture && culture !== i18n.language ? [t('about.shownIn', { language: write([culture]) })] : []),
    ...(missing.length > 0 ? [t('about.missing', { languages: write(missing) })] : []),
    ...(old.length > 0 ? [t('about.outdated', { languages: write(old) })] : []),
  ];
  return (
    <Card
      action={
        editHref && (
          <Link href={editHref} sx={{ whiteSpace: 'nowrap' }}>
            {t('about.edit')}
          </Link>
        )
      }
      title={t('about.title')}
    >
      <Box sx={{ px: 2, py: 1.5 }}>
        {culture === undefined ? (
          <Box sx={{ color: 'text.secondary' }}>{t('about.none')}</Box>
        ) : (
          <RichTextView html={description[culture] ?? ''} lang={culture} />
        )}
      </Box>
      {notes.length > 0 && (
        <Box
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', typography: 'note', color: 'text.secondary' }}
        >
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          {toDo && editHref && <Link href={paths.translation(editHref, toDo)}>{t('about.translate')}</Link>}
        </Box>
      )}
    </Card>
  );
}
