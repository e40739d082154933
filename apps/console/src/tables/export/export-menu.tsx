import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { type ExportFormat, type TableExportOptions, useTableExport } from './use-table-export.ts';

const PrintSheet = lazyPart(async () => (await import('./print-sheet.tsx')).PrintSheet);
const DownloadDialog = lazyPart(async () => (await import('#downloads/download-dialog.tsx')).DownloadDialog);

export interface ExportMenuProps<Row> extends TableExportOptions<Row> {
  /** The number of all rows, if it is exact. */
  count?: number | undefined;
  /** Defaults to all formats. */
  formats?: readonly ExportFormat[] | undefined;
  /** Why the user may not export the rows; undefined if they may. */
  reason?: string | undefined;
  size?: 'small' | 'medium';
}

const FORMATS: readonly ExportFormat[] = ['csv', 'excel', 'print'];

/** Exports all pages of the filtered list as CSV, Excel or print. */
export function ExportMenu<Row>({
  count,
  formats = FORMATS,
  reason,
  size = 'medium',
  ...options
}: ExportMenuProps<Row>) {
  const { t, i18n } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const job = useTableExport(options);
  const handleChoose = (format: ExportFormat) => {
    setAnchor(null);
    void job.start(format);
  };
  const label = count ? t('exports.menuCount', { rows: formatNumber(count, i18n.language) }) : t('exports.menu');
  if (reason !== undefined)
    return (
      <ReasonedButton reason={reason} size={size} startIcon={<DownloadIcon />} variant="outlined">
        {label}
      </ReasonedButton>
    );
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        disabled={count === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
        size={size}
        startIcon={<DownloadIcon />}
        variant="outlined"
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => handleChoose(format)}>
            {t(`exports.${format}`)}
          </MenuItem>
        ))}
      </Menu>
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
          <PrintSheet {...job.printJob} count={count} onDone={job.finishPrint} title={options.title} />
        </Suspense>
      )}
    </>
  );
}
