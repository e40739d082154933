import Box from '@mui/material/Box';
import type { OfferImportResult } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';

interface ImportCountsProps {
  counts: Pick<OfferImportResult, 'created' | 'updated' | 'skipped' | 'failed'>;
  /** What would happen, not what did. */
  isPreview?: boolean;
}

export function ImportCounts({ counts, isPreview = false }: ImportCountsProps) {
  const { t, i18n } = useTranslation('offer-codes');
  const tense = isPreview ? 'will' : 'did';
  return (
    // The distance to what follows is that of the page around.
    <Box sx={{ '& > dl': { mb: 0 } }}>
      <FigureStrip
        figures={(['created', 'updated', 'skipped', 'failed'] as const).map((name) => ({
          label: t(`import.counts.${tense}.${name}`),
          value: formatNumber(counts[name], i18n.language),
        }))}
      />
    </Box>
  );
}
