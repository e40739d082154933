import Box from '@mui/material/Box';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { FlagIcon } from '#ui/icons.tsx';

export function CampaignCell({ campaign }: { campaign: ArtistCampaignSummary }) {
  const { i18n } = useTranslation('artist-campaigns');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <CampaignThumbnail url={campaign.thumbnailUrl} />
      <NameCell
        href={paths.campaign(campaign.artistCampaignId)}
        name={chooseText(campaign.name, i18n.language)}
        note={campaign.artists.join(', ')}
      />
    </Box>
  );
}

/** A campaign's picture at 16:9; decorative, because the name is beside it. Null while there is none. */
function CampaignThumbnail({ url }: { url: string | null }) {
  if (url !== null)
    return <Box alt="" component="img" loading="lazy" src={url} sx={{ ...FRAME_LOOK, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...FRAME_LOOK, display: 'grid', placeItems: 'center', color: 'text.tertiary' }}>
      <FlagIcon />
    </Box>
  );
}

const FRAME_LOOK = {
  display: 'block',
  width: 72,
  height: 41,
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'background.sunken',
};
