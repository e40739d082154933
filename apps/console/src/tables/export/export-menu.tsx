import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { MenuButton, MenuEntry } from '#ui/controls/more-menu.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { FetchExportPage } from './collect-rows.ts';
import type { PrintedQuery } from './print-sheet.tsx';
import { type ExportFormat, type TableExportOptions, useTableExport } from './use-table-export.ts';

const PrintSheet = lazyPart(async () => (await import('./print-sheet.tsx')).PrintSheet);
const DownloadDialog = lazyPart(async () => (await import('#downloads/download-dialog.tsx')).DownloadDialog);

export interface ExportMenuProps<Row> extends Pick<TableExportOptions<Row>, 'title' | 'columns'> {
  source: ExportSource<Row>;
  /** Defaults to all formats. */
  formats?: readonly ExportFormat[] | undefined;
  /** Files that the server writes, as further entries of the menu. */
  children?: ReactNode;
  /** Why the user may not export the rows; undefined if they may. */
  reason?: string | undefined;
  size?: 'small' | 'medium';
}

/** Where the rows come from. */
export interface ExportSource<Row> {
  fetchPage: FetchExportPage<Row>;
  /** The number of all rows, if it is exact. */
  count?: number | undefined;
  /** What the rows are filtered by, for paper. */
  filter?: PrintedQuery | undefined;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'excel', 'print'];

/** Exports all pages of the filtered list as CSV, Excel or print. */
export function ExportMenu<Row>({
  title,
  columns,
  source,
  formats = FORMATS,
  children,
  reason,
  size = 'medium',
}: ExportMenuProps<Row>) {
  const { t, i18n } = useTranslation('kit');
  const { fetchPage, count, filter } = source;
  const job = useTableExport({ title, columns, fetchPage });
  const label = count ? t('exports.menuCount', { rows: formatNumber(count, i18n.language) }) : t('exports.menu');
  return (
    <>
      <MenuButton
        isDisabled={count === 0}
        label={label}
        reason={reason}
        size={size}
        startIcon={<DownloadIcon />}
        variant="outlined"
      >
        {children}
        {formats.map((format) => (
          <MenuEntry key={format} label={t(`exports.${format}`)} onChoose={() => void job.start(format)} />
        ))}
      </MenuButton>
      {(job.progress || job.failure !== undefined) && (
        <Suspense fallback={null}>
          <DownloadDialog
            failure={job.failure}
            onCancel={job.cancel}
            onClose={job.forgetFailure}
            progress={job.progress}
          />
        </Suspense>
      )}
      {job.printJob && (
        <Suspense fallback={null}>
          <PrintSheet {...job.printJob} count={count} filter={filter} onDone={job.finishPrint} title={title} />
        </Suspense>
      )}
    </>
  );
}
