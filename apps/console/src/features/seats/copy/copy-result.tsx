import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CopiedSeats } from '@parterre/contract/seat-copies';
import { useTranslation } from 'react-i18next';
import { countRangeSeats } from '../desk/seat-ranges.ts';
import { SkippedSeats } from '../save/skipped-seats.tsx';

/** What was copied, and which seats stayed as they were. */
export function CopyResult({ result }: { result: CopiedSeats }) {
  const { t } = useTranslation('seats');
  const { changed, createdHolds, skipped } = result;
  const kept = skipped.reduce((sum, { ranges }) => sum + countRangeSeats(ranges), 0);
  const names = createdHolds.map(({ label }) => label).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success">{t('copy.copied', { count: changed })}</Alert>
      {createdHolds.length > 0 && <Box>{t('copy.created', { count: createdHolds.length, names })}</Box>}
      {kept > 0 && (
        <Box>
          {t('copy.fit.skipped', { count: kept })}
          <SkippedSeats
            rangesOf={(reason) => skipped.filter((block) => block.reason === reason).flatMap((block) => block.ranges)}
          />
        </Box>
      )}
    </Box>
  );
}
