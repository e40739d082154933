import Box from '@mui/material/Box';
import { COLOUR_FORM } from '@parterre/contract/wire/patterns';
import { useTranslation } from 'react-i18next';
import { type PlainColumn, PlainTable } from '#tables/plain-table.tsx';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import type { ChangeWords } from './describe-change.ts';

/** An object that was created or deleted has only one column: an empty second one would look like a missing value. */
export function ChangedFields({ changes }: { changes: readonly ChangeWords[] }) {
  const { t } = useTranslation('history');
  const hasBefore = changes.some(({ before }) => before !== null);
  const hasAfter = changes.some(({ after }) => after !== null);
  const width = hasBefore && hasAfter ? '33%' : '50%';
  const before: PlainColumn<ChangeWords> = {
    id: 'before',
    header: t('columns.before'),
    width,
    cell: (change) => <Value text={change.before} />,
  };
  const after: PlainColumn<ChangeWords> = {
    id: 'after',
    header: t('columns.after'),
    width,
    cell: (change) => <Value text={change.after} />,
  };
  return (
    <Box sx={{ mt: 1 }}>
      <PlainTable
        caption={t('columns.field')}
        columns={[
          {
            id: 'field',
            header: t('columns.field'),
            isName: true,
            width,
            cell: ({ of, label }) => (of === undefined ? label : t('kit:labelled', { label: of, value: label })),
          },
          ...(hasBefore ? [before] : []),
          ...(hasAfter ? [after] : []),
        ]}
        getRowId={({ of, label }) => `${of ?? ''} ${label}`}
        look="text"
        rows={changes}
      />
    </Box>
  );
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('history');
  if (text === null)
    return (
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {t('nothing')}
      </Box>
    );
  if (!COLOUR_FORM.test(text)) return text;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <ColourSwatch colour={text} />
      {text}
    </Box>
  );
}
