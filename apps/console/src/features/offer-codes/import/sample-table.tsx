import Box from '@mui/material/Box';
import { OFFER_EFFECTS } from '@parterre/contract/choices/offer-code-choices';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { PlainTable } from '../../../imports/plain-table.tsx';
import { type ChipTone, ToneChip } from '../../../ui/status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { describeEffect } from '../words/describe-effect.ts';

type SampleRow = OfferImportPreview['sample'][number];

const TONES: Record<SampleRow['result'], ChipTone> = { created: 'ok', updated: 'info', skipped: 'neutral' };

/** The first rows as they would be stored. */
export function SampleTable({ preview, words }: { preview: OfferImportPreview; words: EventWords }) {
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
      caption={t('import.sample')}
      headings={[t('import.row'), t('column.code'), t('import.column.tag'), t('column.effect'), t('import.result')]}
      rows={preview.sample.map((row) => ({
        id: String(row.row),
        cells: [
          formatNumber(row.row, language),
          <Box component="span" key="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {row.code}
          </Box>,
          row.tag,
          tell(row),
          <ToneChip key="result" tone={TONES[row.result]}>
            {t(`import.counts.will.${row.result}`)}
          </ToneChip>,
        ],
      }))}
    />
  );
}
