import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/format-number.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { type ExportFormat, type TableExportOptions, useTableExport } from './use-table-export.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

export interface ExportMenuProps<Row> extends TableExportOptions<Row> {
  /** How many rows there are, where it is known exactly. */
  count?: number;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'excel', 'print'];

/** CSV, Excel or paper of exactly what the filter shows, all pages. */
export function ExportMenu<Row>({ count, ...options }: ExportMenuProps<Row>) {
  const { t, i18n } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const job = useTableExport(options);
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void job.start(format);
  };
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        disabled={count === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<DownloadIcon />}
        variant="outlined"
      >
        {count ? t('exports.menuCount', { rows: formatNumber(count, i18n.language) }) : t('exports.menu')}
      </Button>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`exports.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {(job.progress || job.isFailed) && (
        <Suspense fallback={null}>
          <ExportDialog
            isFailed={job.isFailed}
            onCancel={job.cancel}
            onClose={job.forgetFailure}
            progress={job.progress}
          />
        </Suspense>
      )}
      {job.printJob && <PrintSheet {...job.printJob} onDone={job.finishPrint} title={options.title} />}
    </>
  );
}
