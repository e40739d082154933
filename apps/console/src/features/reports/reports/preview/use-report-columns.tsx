import Box from '@mui/material/Box';
import { chooseMoneyFormat } from '@parterre/contract/money/currencies';
import type { ReportPage } from '@parterre/contract/reports/report-page';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime, formatDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { splitWholes } from './split-for-paper.ts';

type Cell = ReportPage['items'][number][string];
type ColumnKind = ReportPage['columns'][number]['kind'];

export interface ReportRow {
  /** The position on the page. */
  number: number;
  cells: ReportPage['items'][number];
}

export const toReportRows = (page: ReportPage | undefined): ReportRow[] =>
  (page?.items ?? []).map((cells, at) => ({ number: at + 1, cells }));

/** Returns the columns with the server's headings; columns that are not default start hidden. */
export function useReportColumns(page: ReportPage | undefined): TableColumn<ReportRow>[] {
  const { t, i18n } = useTranslation('reports');
  const { language } = i18n;
  const columns = page?.columns;
  const words = { yes: t('yes'), no: t('no') };
  return (columns ?? []).map(({ key, header, kind, isMasked, isDefault, words: codes }) => ({
    id: key,
    header,
    widthPx: 100,
    isHiddenAtFirst: !isDefault,
    ...(NUMBERS.has(kind) ? { align: 'end' as const } : {}),
    cell: ({ cells }) => {
      const text = writeReportCell({ kind, words: codes }, cells[key] ?? null, {
        currency: cells.currency ?? null,
        language,
        words,
      });
      if (isMasked) return <Masked text={text} words={t('preview.masked')} />;
      return keepWhole(text, kind);
    },
  }));
}

/** Returns the text of a cell as the table has it. */
export function useCellText({ columns }: Pick<ReportPage, 'columns'>) {
  const { t, i18n } = useTranslation('reports');
  const words = { yes: t('yes'), no: t('no') };
  const facts = new Map(columns.map((fact) => [fact.key, fact]));
  return (key: string, cells: Readonly<Record<string, Cell>>): string => {
    const fact = facts.get(key);
    const reader = { currency: cells.currency ?? null, language: i18n.language, words };
    return fact ? writeReportCell(fact, cells[key] ?? null, reader) : '';
  };
}

const writeReportCell = (
  { kind, words }: Pick<ReportPage['columns'][number], 'kind' | 'words'>,
  cell: Cell,
  reader: Reader,
): string => writeCell(sayCodes(cell, words), kind, reader);

/** Paper breaks a text between its words and an e-mail address at its signs, but no number, no date and no code. */
export const keepWhole = (text: string, kind: ColumnKind) =>
  /\s/.test(text) && kind === 'text' ? (
    text
  ) : (
    <span style={{ whiteSpace: 'nowrap' }}>
      {numberPieces(splitWholes(text, kind)).map(({ number, piece }) => (
        <Fragment key={number}>
          {number > 1 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );

const numberPieces = (pieces: readonly string[]) => pieces.map((piece, at) => ({ number: at + 1, piece }));

/** Returns the words for the codes in a cell. A code that has no word stays as it is. */
function sayCodes(cell: Cell, words: Readonly<Record<string, string>> | undefined): Cell {
  if (!words || typeof cell !== 'string') return cell;
  return (
    words[cell] ??
    cell
      .split(', ')
      .map((code) => words[code] ?? code)
      .join(', ')
  );
}

const NUMBERS: ReadonlySet<ColumnKind> = new Set(['number', 'money', 'percent']);

function Masked({ text, words }: { text: string; words: string }) {
  return (
    <Box component="span" sx={{ color: 'text.tertiary' }} title={words}>
      {text}
    </Box>
  );
}

interface Reader {
  currency: Cell;
  language: string;
  words: { yes: string; no: string };
}

const PERCENT = { style: 'percent', maximumFractionDigits: 3 } as const;

/** Formats a value for the reader; money with the decimals of its row's currency. */
export function writeCell(value: Cell, kind: ColumnKind, { currency, language, words }: Reader): string {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (kind === 'money') return formatNumber(value, language, chooseMoneyFormat(String(currency ?? '')));
    return formatNumber(kind === 'percent' ? value / 100 : value, language, kind === 'percent' ? PERCENT : undefined);
  }
  if (kind === 'dateTime') return formatDateTime(value.replace(' ', 'T'), DAY_TIME_TEMPLATE);
  return kind === 'date' ? formatDay(value) : value;
}
