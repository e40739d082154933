import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { toLinkDays } from '../link-days.ts';
import { DrawerSection } from './drawer-section.tsx';
import { VisitsChart } from './visits-chart.tsx';

interface VisitsSectionProps {
  link: Pick<ShortUrl, 'visits' | 'last30Days'>;
  timeZone: string;
}

/** How often people came, in all and on each of the last thirty days. */
export function VisitsSection({ link, timeZone }: VisitsSectionProps) {
  const { t, i18n } = useTranslation('short-urls');
  const days = toLinkDays(link.last30Days, new Date(), timeZone);
  return (
    <DrawerSection
      aside={
        <Box component="span" sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
          {t('visits.total', { count: link.visits, number: formatNumber(link.visits, i18n.language) })}
        </Box>
      }
      title={t('visits.title')}
    >
      <VisitsChart days={days} />
      <Box sx={{ mt: 0.75, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{t('visits.how')}</Box>
    </DrawerSection>
  );
}
