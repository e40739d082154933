import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import type { EventWords } from '../use-event-words.ts';
import { ColumnChoices } from './column-choices.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ProblemTable } from './problem-table.tsx';
import { SampleTable } from './sample-table.tsx';
import type { ChosenFile } from './use-import-codes.ts';

interface PreviewReportProps {
  chosen: ChosenFile;
  preview: OfferImportPreview;
  words: EventWords;
  /** Another choice is being read, or the import runs. */
  isBusy: boolean;
  onChange: (next: ChosenFile) => void;
}

/** What an import would do: the counts, where each column comes from, the first rows and those left out. */
export function PreviewReport({ chosen, preview, words, isBusy, onChange }: PreviewReportProps) {
  const { t } = useTranslation('offer-codes');
  const hasCodes = preview.columns.code !== undefined;
  return (
    <Box
      aria-busy={isBusy}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, opacity: isBusy ? 0.6 : 1 }}
    >
      {hasCodes ? (
        <ImportCounts counts={preview} isPreview />
      ) : (
        <Alert severity="warning">{t('import.chooseCode', { count: preview.rows })}</Alert>
      )}
      <ColumnChoices chosen={chosen} isDisabled={isBusy} onChange={onChange} preview={preview} />
      <ProblemTable problems={preview.problems} total={preview.failed} />
      <SampleTable preview={preview} words={words} />
    </Box>
  );
}
