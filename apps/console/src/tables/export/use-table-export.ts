import { EXCEL } from '@parterre/contract/wire/file-types';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toOwnDay } from '#dates/calendar-day.ts';
import { downloadFile } from '#downloads/download-file.ts';
import type { DownloadProgress } from '#downloads/watch-download.ts';
import type { ExportColumn, ExportValue } from '../columns/table-column.ts';
import { collectRows, type ExportProgress, type FetchExportPage } from './collect-rows.ts';
import { toExportCells, toPaperCells } from './export-cells.ts';
import { writeCsv } from './write-csv.ts';

export type ExportFormat = 'csv' | 'excel' | 'print';

export interface TableExportOptions<Row> {
  /** The name of the file (before the day), of the sheet and of the printed page. */
  title: string;
  /** The visible columns. */
  columns: readonly ExportColumn<Row>[];
  fetchPage: FetchExportPage<Row>;
}

export interface PrintJob {
  headings: string[];
  /** Which columns have figures. */
  figures: boolean[];
  cells: ExportValue[][];
}

/** Runs one export at a time: fetches all pages, then writes the file. A cancelled export leaves nothing behind. */
export function useTableExport<Row>({ title, columns, fetchPage }: TableExportOptions<Row>) {
  const { t, i18n } = useTranslation('kit');
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [printJob, setPrintJob] = useState<PrintJob | null>(null);

  const start = async (format: ExportFormat) => {
    const running = new AbortController();
    controller.current = running;
    setFailure(undefined);
    const handleProgress = ({ done, count }: ExportProgress) =>
      setProgress({ rows: done, bytes: 0, ...(count === undefined ? {} : { total: count }) });
    handleProgress({ done: 0, count: undefined });
    try {
      const rows = await collectRows(fetchPage, running.signal, handleProgress);
      if (format === 'print') setPrintJob(toPaperCells(columns, rows, i18n.language));
      else {
        const job = toExportCells(columns, rows, t('exports.currency'));
        const blob =
          format === 'csv'
            ? writeCsv(job.headings, job.cells, i18n.language)
            : await writeExcel(title, job.headings, job.cells);
        running.signal.throwIfAborted();
        await downloadFile(blob, `${title}-${toOwnDay(new Date())}.${format === 'csv' ? 'csv' : 'xlsx'}`);
      }
    } catch (error) {
      if (!running.signal.aborted) setFailure(error);
    } finally {
      setProgress(null);
    }
  };

  return {
    progress,
    /** Why the export ended early; undefined unless it did. */
    failure,
    printJob,
    start,
    cancel: () => controller.current?.abort(),
    forgetFailure: () => setFailure(undefined),
    finishPrint: () => setPrintJob(null),
  };
}

/** A limit of Excel. */
const SHEET_NAME_LENGTH = 31;

/**
 * Writes one sheet with a fixed heading row; texts stay texts, whatever they start with. The library loads on demand.
 */
export async function writeExcel(
  sheetName: string,
  headings: readonly string[],
  cells: readonly ExportValue[][],
): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name:
          sheetName
            .replace(/[\\/?*[\]:]/g, ' ')
            .slice(0, SHEET_NAME_LENGTH)
            .trim() || 'Export',
        columns: headings.map(() => ({ autoWidth: true })),
        rows: [[...headings], ...cells.map((row) => row.map((value) => value ?? null))],
        freezePane: { rows: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: EXCEL });
}
