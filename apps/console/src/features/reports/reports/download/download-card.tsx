import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@parterre/contract/choices/limits';
import { isQuestionColumn } from '@parterre/contract/choices/report-columns';
import { CSV, cleanFileName, EXCEL } from '@parterre/contract/wire/file-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { DownloadProgressBar } from '#downloads/download-progress-bar.tsx';
import { nameReportFile } from '#downloads/name-report-file.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { Card } from '#ui/card.tsx';
import { Labelled } from '#ui/controls/labelled.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { CHOSEN_REPORTS, type ChosenName } from '../report-kinds.ts';
import type { AskedReport } from '../report-request.ts';

/** The console offers no JSON (spec §5); programs get it from the API. */
export const FILES = {
  CSV: { accept: CSV, ending: 'csv' },
  EXCEL: { accept: EXCEL, ending: 'xlsx' },
} as const;
export type FileType = keyof typeof FILES;
export const FILE_TYPES = ['CSV', 'EXCEL'] as const;

interface DownloadCardProps {
  report: ChosenName;
  request: AskedReport;
  /** Keys of the visible columns, in display order. */
  columns: readonly string[];
  /** True until the columns are known. */
  isLoading: boolean;
  onDone: () => void;
}

/** Downloads all rows in the visible columns; the page shows only the first. */
export function DownloadCard({ report, request, columns, isLoading, onDone }: DownloadCardProps) {
  const { t } = useTranslation('reports');
  const [fileType, setFileType] = useState<FileType>('CSV');
  const [typed, setTyped] = useState('');
  const { call, words } = CHOSEN_REPORTS[report];
  const { accept, ending } = FILES[fileType];
  const usual = nameReportFile(report, request.promoterCode);
  const name = cleanFileName(typed) || usual;
  const { download, isRunning, progress, cancel } = useReportDownload(words, `${name}.${ending}`);
  // All columns of questions are hidden, and the server adds all of them where none is named.
  const hidesQuestions = request.includeQuestions === true && !isLoading && !columns.some(isQuestionColumn);
  const body = {
    ...request,
    ...(hidesQuestions && { includeQuestions: false }),
    columns: [...columns],
    fileType,
    fileName: name,
  };
  const handleStart = async () => {
    if (await download((signal) => requestCall(call, { body }, { accept, signal }))) onDone();
  };
  return (
    <Card title={t('download.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <SegmentedControl
          isFullWidth
          label={t('download.type')}
          onChange={setFileType}
          options={FILE_TYPES.map((value) => ({ value, label: t(`download.types.${value}`) }))}
          value={fileType}
        />
        <Labelled label={t('download.name')}>
          {(id) => (
            <OutlinedInput
              endAdornment={<Box sx={{ typography: 'caption', color: 'text.tertiary' }}>.{ending}</Box>}
              fullWidth
              id={id}
              inputProps={{ autoComplete: 'off', maxLength: LIMITS.report.fileName }}
              notched={false}
              onChange={(event) => setTyped(event.target.value)}
              placeholder={usual}
              value={typed}
            />
          )}
        </Labelled>
        {progress ? (
          <DownloadProgressBar onCancel={cancel} progress={progress} />
        ) : (
          <ReasonedButton
            color="primary"
            loading={isRunning}
            onClick={() => void handleStart()}
            reason={columns.length === 0 && !isLoading ? t('download.noColumns') : undefined}
            startIcon={<DownloadIcon />}
            variant="contained"
          >
            {t('download.start')}
          </ReasonedButton>
        )}
      </Box>
    </Card>
  );
}
