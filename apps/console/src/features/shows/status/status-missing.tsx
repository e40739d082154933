import Box from '@mui/material/Box';
import type { ReadinessEntry } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import type { CheckedShow } from '../overview/readiness/present-readiness.ts';
import { ReadinessRow } from '../overview/readiness/readiness-row.tsx';

interface StatusMissingProps {
  missing: readonly ReadinessEntry[];
  show: CheckedShow;
}

/** The readiness errors that stand against activation, each with the way to mend it. */
export function StatusMissing({ missing, show }: StatusMissingProps) {
  const { t } = useTranslation('shows');
  return (
    <Box role="alert" sx={{ border: 1, borderColor: 'error.main', borderRadius: '6px' }}>
      <Box sx={{ px: 2, pt: 1.25, fontWeight: 'fontWeightMedium', color: 'error.ink' }}>{t('status.missing')}</Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {missing.map((entry) => (
          <ReadinessRow entry={entry} key={`${entry.code} ${Object.values(entry.values).join(' ')}`} show={show} />
        ))}
      </Box>
    </Box>
  );
}
