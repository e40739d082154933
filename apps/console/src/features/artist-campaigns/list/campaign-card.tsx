import Box from '@mui/material/Box';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { CampaignCell } from './campaign-cell.tsx';

/** A campaign on a phone. */
export function CampaignCard({ campaign }: { campaign: ArtistCampaignSummary }) {
  const { t } = useTranslation('artist-campaigns');
  const next = campaign.nextShowOn ? t('list.nextOn', { day: formatDay(campaign.nextShowOn) }) : t('list.noShow');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <CampaignCell campaign={campaign} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: 12, color: 'text.secondary' }}>
        <span>
          {t('list.tourCount', { count: campaign.tourCount })} · {t('list.showCount', { count: campaign.showCount })}
        </span>
        <span>{next}</span>
      </Box>
    </Box>
  );
}
