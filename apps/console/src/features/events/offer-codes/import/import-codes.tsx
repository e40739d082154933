import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { downloadFile } from '#downloads/download-file.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { writeCsv } from '#tables/export/write-csv.ts';
import { DoneBar } from '#ui/done-bar.tsx';
import { DownloadIcon } from '#ui/icons.tsx';
import { BeforeGroups } from '../drawer/before-groups.tsx';
import { useEventWords } from '../use-event-words.ts';
import { CodeImportDesk } from './code-import-desk.tsx';
import { ImportCounts, ProblemTable, useProblemWords } from './problem-table.tsx';

/**
 * Shows what a file of codes would do before it is imported, because thousands of codes cannot be undone one by one.
 * Needs `offer:write`.
 */
export function ImportCodes() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const lockReason = useLockReason('offer:write');
  const words = useEventWords(showCode);
  const [result, setResult] = useState<OfferImportResult | null>(null);
  const handleClose = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  const [firstGroup] = words.groups;
  if (result) return <ImportOutcome onClose={handleClose} result={result} showCode={showCode} />;
  if (!lockReason && words.isReady && firstGroup)
    return (
      <CodeImportDesk
        firstGroupId={firstGroup.id}
        onClose={handleClose}
        onDone={setResult}
        showCode={showCode}
        words={words}
      />
    );
  return (
    <AppDrawer heading={{ title: t('import.title') }} onClose={handleClose} open size="wide">
      {lockReason ? <Alert severity="info">{lockReason}</Alert> : <BeforeGroups showCode={showCode} words={words} />}
    </AppDrawer>
  );
}

interface ImportOutcomeProps {
  result: OfferImportResult;
  showCode: string;
  onClose: () => void;
}

function ImportOutcome({ result, showCode, onClose }: ImportOutcomeProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tell = useProblemWords();
  const handleDownload = () => {
    const headings = [t('import.row'), t('column.code'), t('import.columnName'), t('import.what')];
    void downloadFile(
      writeCsv(headings, result.problems.map(tell), i18n.language),
      `${showCode}-offer-code-import.csv`,
    );
  };
  return (
    <AppDrawer
      footer={<DoneBar label={t('generate.close')} onClose={onClose} />}
      heading={{ title: t('import.title') }}
      onClose={onClose}
      open
      size="wide"
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Box role="status">
          {t('import.done', { count: result.rows, shown: formatNumber(result.rows, i18n.language) })}
        </Box>
        <ImportCounts counts={result} />
        <ProblemTable problems={result.problems} total={result.failed} />
        {result.problems.length > 0 && (
          <Button
            onClick={() => void handleDownload()}
            startIcon={<DownloadIcon />}
            sx={{ justifySelf: 'start' }}
            variant="outlined"
          >
            {t('import.downloadProblems')}
          </Button>
        )}
      </Box>
    </AppDrawer>
  );
}
