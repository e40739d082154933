import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { formatNumber } from '../../../i18n/format-number.ts';
import { writeCsv } from '../../../tables/export/write-csv.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ProblemTable } from './problem-table.tsx';
import { useProblemWords } from './use-problem-words.ts';

interface ImportOutcomeProps {
  result: OfferImportResult;
  showCode: string;
  onClose: () => void;
}

/** What became of the rows; those left out can be taken along as a list. */
export function ImportOutcome({ result, showCode, onClose }: ImportOutcomeProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tell = useProblemWords();
  const download = async () => {
    const headings = [t('import.row'), t('column.code'), t('import.columnName'), t('import.what')];
    saveBlob(await writeCsv(headings, result.problems.map(tell)), `${showCode}-offer-code-import.csv`);
  };
  return (
    <AppDrawer
      footer={
        <SaveBar
          actions={
            <Button color="primary" onClick={onClose} variant="contained">
              {t('generate.close')}
            </Button>
          }
          summary=""
        />
      }
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
            onClick={() => void download()}
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
