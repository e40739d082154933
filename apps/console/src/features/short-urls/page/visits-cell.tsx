import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { Sparkline } from '#ui/sparkline.tsx';
import { findLinkState } from '../link-state-chip.tsx';

/** The visits of the last thirty days as a line, and all of them as a number. */
export function VisitsCell({ link }: { link: ShortUrl }) {
  const { t, i18n } = useTranslation('short-urls');
  const recent = link.last30Days.reduce((sum, visits) => sum + visits, 0);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <Sparkline
        isMuted={findLinkState(link) !== 'active'}
        label={t('visits.recent', { count: recent })}
        values={link.last30Days}
        width={88}
      />
      <Box component="span" sx={{ minWidth: 48, textAlign: 'right', fontWeight: 'fontWeightMedium' }}>
        {formatNumber(link.visits, i18n.language)}
      </Box>
    </Box>
  );
}
