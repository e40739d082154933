import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { OFFER_IMPORT_COLUMNS } from '@parterre/contract/choices/offer-code-choices';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { ColumnChoices } from '../../../imports/column-choices.tsx';
import { FirstRows } from '../../../imports/first-rows.tsx';
import type { EventWords } from '../use-event-words.ts';
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
  const { table } = preview;
  const hasCodes = table.columns.code !== undefined;
  const columns = OFFER_IMPORT_COLUMNS.map((name) => ({
    name,
    label: t(`import.column.${name}`),
    isRequired: name === 'code',
  }));
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
      <ColumnChoices
        choices={chosen.choices}
        columns={columns}
        isDisabled={isBusy}
        onChange={(choices) => onChange({ ...chosen, choices: { ...chosen.choices, ...choices } })}
        table={table}
      />
      <FirstRows labels={Object.fromEntries(columns.map(({ name, label }) => [name, label]))} table={table} />
      <ProblemTable problems={preview.problems} total={preview.failed} />
      <SampleTable preview={preview} words={words} />
    </Box>
  );
}
