import Box from '@mui/material/Box';
import type { TablePreview } from '@parterre/contract/wire/table-file';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { PlainTable } from '#tables/plain-table.tsx';

interface FirstRowsProps {
  table: TablePreview;
  labels: Readonly<Record<string, string>>;
}

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
      caption={{ shown: t('imports.firstRows') }}
      columns={[
        { id: 'row', header: t('imports.row'), width: 64, cell: ({ row }) => formatNumber(row, i18n.language) },
        ...table.headings.map((heading, index) => ({
          id: heading,
          header: heading,
          note: tell(became(heading)),
          cell: ({ cells }: TablePreview['rows'][number]) => cells[index] ?? '',
        })),
      ]}
      getRowId={({ row }) => row}
      look="text"
      rows={table.rows}
      scroll={{}}
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
