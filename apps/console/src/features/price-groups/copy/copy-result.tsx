import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CopiedGroups } from '@parterre/contract/price-groups';
import { useTranslation } from 'react-i18next';

/** What was copied, and by name what stayed as it was. */
export function CopyResult({ result }: { result: CopiedGroups }) {
  const { t } = useTranslation('price-groups');
  const { copiedGroups, copiedPrices, skipped } = result;
  const counts = { groups: t('copy.groups', { count: copiedGroups }), tickets: t('tickets', { count: copiedPrices }) };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success">{t('copy.copied', counts)}</Alert>
      {skipped.length > 0 && (
        <Box component="section">
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 13, fontWeight: 620 }}>
            {t('copy.skipped', { count: skipped.length })}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 13, lineHeight: '20px' }}>
            {[...new Set(skipped.map(({ name, kind }) => t(`copy.skippedOf.${kind}`, { name })))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
