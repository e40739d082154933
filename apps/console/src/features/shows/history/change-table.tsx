import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ColourSwatch } from '#ui/colour-swatch.tsx';
import type { ChangeWords } from './describe-change.ts';

/** The fields of an entry, one below the other: what it was and what it is; one column for what came or went. */
export function ChangeTable({ changes }: { changes: readonly ChangeWords[] }) {
  const { t } = useTranslation('shows');
  const hasBefore = changes.some(({ before }) => before !== null);
  const hasAfter = changes.some(({ after }) => after !== null);
  return (
    <Box component="table" sx={TABLE_LOOK}>
      <thead>
        <tr>
          <th scope="col">{t('history.columns.field')}</th>
          {hasBefore && <th scope="col">{t('history.columns.before')}</th>}
          {hasAfter && <th scope="col">{t('history.columns.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ of, label, before, after }) => (
          <tr key={`${of ?? ''} ${label}`}>
            <th scope="row">{of === undefined ? label : `${of}: ${label}`}</th>
            {hasBefore && (
              <td>
                <Value text={before} />
              </td>
            )}
            {hasAfter && (
              <td>
                <Value text={after} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('shows');
  if (text === null)
    return (
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {t('history.nothing')}
      </Box>
    );
  if (!COLOUR.test(text)) return text;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <ColourSwatch colour={text} />
      {text}
    </Box>
  );
}

const COLOUR = /^#[0-9A-Fa-f]{6}$/;

const TABLE_LOOK = {
  width: '100%',
  mt: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: 0.75,
    pr: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& thead th': { py: 0.5, typography: 'caption', color: 'text.tertiary', borderTop: 0 },
  '& tbody th': { color: 'text.secondary' },
};
