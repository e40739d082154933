import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../downloads/save-blob.ts';
import { writeCsv } from '../../../tables/export/write-csv.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ProblemList } from './problem-list.tsx';
import { useProblemWords } from './use-problem-words.ts';

interface ImportOutcomeProps {
  result: OfferImportResult;
  showCode: string;
  onClose: () => void;
}

/** What became of the rows; those left out can be taken along as a file. */
export function ImportOutcome({ result, showCode, onClose }: ImportOutcomeProps) {
  const { t } = useTranslation('offer-codes');
  const tell = useProblemWords();
  const download = async () => {
    const rows = result.problems.map((problem) => [problem.row, problem.code, tell(problem)]);
    const headings = [t('import.row'), t('column.code'), t('import.what')];
    saveBlob(await writeCsv(headings, rows), `${showCode}-offer-code-import.csv`);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">{t('import.done', { count: result.rows })}</Box>
      <ImportCounts counts={result} />
      <ProblemList problems={result.problems} total={result.failed} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {result.problems.length > 0 && (
          <Button onClick={() => void download()} startIcon={<DownloadIcon />} variant="outlined">
            {t('import.downloadProblems')}
          </Button>
        )}
        <Button color="primary" onClick={onClose} variant="contained">
          {t('generate.close')}
        </Button>
      </Box>
    </Box>
  );
}
