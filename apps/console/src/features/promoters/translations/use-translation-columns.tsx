import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Translation } from '@parterre/contract/translations';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { CLIPPED } from '#ui/clipped.ts';
import { Note } from '#ui/note.tsx';
import { useTranslationWords } from './use-translation-words.ts';

export function useTranslationColumns(language: string): TableColumn<Translation>[] {
  const { t } = useTranslation('translations');
  const { readText } = useTranslationWords();
  const { name, nameChanged } = useChangedWords();
  return [
    {
      id: 'text',
      header: t('column.text', { language: name(language) }),
      widthPx: 360,
      grow: 3,
      canHide: false,
      exportValue: (translation) => readText(translation, language),
      exportMore: [{ header: t('column.key'), exportValue: nameKey }],
      cell: (translation) => (
        <TwoLines first={<TextLink language={language} translation={translation} />} second={nameKey(translation)} />
      ),
    },
    {
      id: 'changed',
      header: t('column.changed'),
      widthPx: 220,
      grow: 1,
      exportValue: nameChanged,
      cell: (translation) => nameChanged(translation) || '–',
    },
  ];
}

const nameKey = ({ catalogue, key }: Translation): string => `${catalogue}:${key}`;

function useChangedWords() {
  const { name } = useTranslationWords();
  const nameChanged = ({ texts }: Translation) =>
    [...new Set(texts.filter(({ text }) => text !== null).map(({ language }) => language))].map(name).join(', ');
  return { name, nameChanged };
}

interface RowProps {
  translation: Translation;
  language: string;
}

function TextLink({ translation, language }: RowProps) {
  const search = usePageSearch();
  const text = useTranslationWords().readText(translation, language);
  return (
    <Link
      color="text.primary"
      href={`${paths.ownText(translation.catalogue, translation.key)}${search}`}
      lang={language}
      sx={CLIPPED}
      title={text}
      underline="hover"
    >
      {text}
    </Link>
  );
}

export function TranslationCard({ translation, language }: RowProps) {
  const { nameChanged } = useChangedWords();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, overflowWrap: 'anywhere' }}>
      <TextLink language={language} translation={translation} />
      <Note>{nameKey(translation)}</Note>
      {nameChanged(translation)}
    </Box>
  );
}
