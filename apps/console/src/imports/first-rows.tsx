import Box from '@mui/material/Box';
import type { TablePreview } from '@parterre/contract/wire/table-file';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from './plain-table.tsx';

interface FirstRowsProps {
  table: TablePreview;
  /** Of each of our columns what it is called on the page. */
  labels: Readonly<Record<string, string>>;
}

/** The file as it was read, row by row, and under each heading what it became. */
export function FirstRows({ table, labels }: FirstRowsProps) {
  const { t, i18n } = useTranslation('kit');
  if (table.rows.length === 0) return null;
  const became = (heading: string) =>
    Object.entries(table.columns)
      .filter(([, place]) => place === heading)
      .map(([column]) => labels[column] ?? column)
      .join(', ');
  return (
    <PlainTable
      caption={t('imports.firstRows')}
      headings={[t('imports.row'), ...table.headings]}
      notes={['', ...table.headings.map((heading) => tell(became(heading)))]}
      rows={table.rows.map(({ row, cells }) => ({
        id: String(row),
        cells: [formatNumber(row, i18n.language), ...table.headings.map((_, index) => cells[index] ?? '')],
      }))}
    />
  );

  function tell(label: string) {
    return label ? (
      `→ ${label}`
    ) : (
      <Box component="span" sx={{ color: 'text.tertiary' }}>
        {t('imports.leftOut')}
      </Box>
    );
  }
}
