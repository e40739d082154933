import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { CampaignThumbnail } from './campaign-thumbnail.tsx';

/** The picture beside the name over its artists. */
export function CampaignCell({ campaign }: { campaign: ArtistCampaignSummary }) {
  const { i18n } = useTranslation('artist-campaigns');
  const name = chooseText(campaign.name, i18n.language);
  const artists = campaign.artists.join(', ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <CampaignThumbnail url={campaign.thumbnailUrl} />
      <Box sx={{ minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
        <Link
          color="text.primary"
          href={paths.campaign(campaign.artistCampaignId)}
          sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}
          title={name}
          underline="hover"
        >
          {name}
        </Link>
        {artists && (
          <Box component="span" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }} title={artists}>
            {artists}
          </Box>
        )}
      </Box>
    </Box>
  );
}
