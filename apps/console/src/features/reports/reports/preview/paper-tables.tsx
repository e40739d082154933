import Box from '@mui/material/Box';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { type PlainColumn, PlainTable } from '#tables/plain-table.tsx';
import { splitForPaper } from './split-for-paper.ts';
import { type ReportRow, useCellText } from './use-report-columns.tsx';

interface PaperTablesProps {
  page: ReportPage;
  columns: readonly PlainColumn<ReportRow>[];
  rows: readonly ReportRow[];
}

/**
 * Paper cannot scroll, and what is too small or broken cannot be read: columns that do not fit beside each other go on in
 * another table, whose rows have the same numbers.
 */
export function PaperTables({ page, columns, rows }: PaperTablesProps) {
  const { t, i18n } = useTranslation('reports');
  const writeCellText = useCellText(page);
  const write = (value: number) => formatNumber(value, i18n.language);
  const total = t('preview.total');
  const kinds = new Map(page.columns.map(({ key, kind }) => [key, kind]));
  const { parts, sizePt } = splitForPaper(
    columns.map(({ id, header }) => ({
      kind: kinds.get(id) ?? 'text',
      header: String(header),
      texts: [
        ...rows.map(({ cells }) => writeCellText(id, cells)),
        ...page.totals.map((sums) => writeCellText(id, { ...sums.values, currency: sums.currency })),
      ],
    })),
    Math.max(write(rows.length).length, total.length),
  );
  return parts.map(({ from, to }, at) => {
    const part = columns.slice(from, to);
    const hasFoot = part.some(({ foot }) => foot !== undefined) && page.totals.some((sums) => hasSums(part, sums));
    const own = hasFoot ? part : part.map(({ foot: _, ...column }) => column);
    const number: PlainColumn<ReportRow> = {
      id: 'number',
      header: '#',
      align: 'end',
      cell: (row) => write(row.number),
      ...(at > 0 && hasFoot ? { foot: total } : {}),
    };
    const range = { from: write(from + 1), to: write(to), total: write(columns.length) };
    return (
      <Box key={from} sx={{ ...PAPER_LOOK, fontSize: `${sizePt}pt`, breakBefore: at > 0 ? 'page' : undefined }}>
        <PlainTable
          caption={parts.length === 1 ? t('preview.title') : { shown: t('preview.part', range) }}
          columns={parts.length === 1 ? own : [number, ...own]}
          getRowId={(row) => row.number}
          look="card"
          rows={rows}
        />
      </Box>
    );
  });
}

export const hasSums = (columns: readonly { id: string }[], { values }: ReportPage['totals'][number]): boolean =>
  columns.some(({ id }) => values[id] !== undefined);

/** No word, number, date or code is broken: headings and texts only between words, addresses at their signs. */
const PAPER_LOOK = {
  '& caption': { fontSize: 'inherit', px: '3px' },
  '& table > * > tr > *': {
    height: 'auto !important',
    padding: '2px 3px !important',
    fontSize: 'inherit !important',
    lineHeight: '1.3 !important',
    letterSpacing: '0 !important',
    whiteSpace: 'normal !important',
    overflowWrap: 'normal !important',
    hyphens: 'manual',
    verticalAlign: 'top',
  },
  '& wbr': { whiteSpace: 'normal' },
  '& tr': { breakInside: 'avoid' },
};
