import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { OFFER_EFFECTS, OFFER_IMPORT_COLUMNS } from '@parterre/contract/choices/offer-code-choices';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ColumnChoices } from '#imports/column-choices.tsx';
import { FirstRows } from '#imports/first-rows.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import { describeEffect } from '../describe-code.ts';
import type { EventWords } from '../use-event-words.ts';
import { ImportCounts, ProblemTable } from './problem-table.tsx';
import type { ChosenFile } from './use-import-codes.ts';

interface PreviewReportProps {
  chosen: ChosenFile;
  preview: OfferImportPreview;
  words: EventWords;
  isBusy: boolean;
  onChange: (next: ChosenFile) => void;
}

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

type SampleRow = OfferImportPreview['sample'][number];

const TONES: Record<SampleRow['result'], ChipTone> = { created: 'ok', updated: 'info', skipped: 'neutral' };

function SampleTable({ preview, words }: { preview: OfferImportPreview; words: EventWords }) {
  const { t } = useTranslation('offer-codes');
  const { language, currency } = words;
  if (preview.sample.length === 0) return null;
  const tell = ({ effect, value }: SampleRow) =>
    describeEffect(
      { effect: OFFER_EFFECTS.find((known) => known === effect) ?? 'none', value },
      { t, language, currency },
    );
  return (
    <PlainTable
      caption={{ shown: t('import.sample') }}
      columns={[
        { id: 'row', header: t('import.row'), width: 64, cell: ({ row }) => formatNumber(row, language) },
        {
          id: 'code',
          header: t('column.code'),
          cell: ({ code }) => (
            <Box component="span" sx={{ fontFamily: 'monospace' }}>
              {code}
            </Box>
          ),
        },
        { id: 'tag', header: t('import.column.tag'), cell: ({ tag }) => tag },
        { id: 'effect', header: t('column.effect'), cell: tell },
        {
          id: 'result',
          header: t('import.result'),
          cell: ({ result }) => <ToneChip tone={TONES[result]}>{t(`import.counts.will.${result}`)}</ToneChip>,
        },
      ]}
      getRowId={({ row }) => row}
      look="text"
      rows={preview.sample}
      scroll={{}}
    />
  );
}
