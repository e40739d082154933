import Box from '@mui/material/Box';
import { FlagIcon } from '../../../ui/icons.tsx';

interface CampaignThumbnailProps {
  /** null: it has no picture yet. */
  url: string | null;
  widthPx?: number;
}

/** The smallest picture of a campaign, 16 by 9; decoration beside its name. */
export function CampaignThumbnail({ url, widthPx = 72 }: CampaignThumbnailProps) {
  const size = { width: widthPx, height: Math.round((widthPx * 9) / 16) };
  if (url !== null)
    return <Box alt="" component="img" loading="lazy" src={url} sx={{ ...FRAME_LOOK, ...size, objectFit: 'cover' }} />;
  return (
    <Box sx={{ ...FRAME_LOOK, ...size, display: 'grid', placeItems: 'center', color: 'text.tertiary' }}>
      <FlagIcon sx={{ fontSize: 16 }} />
    </Box>
  );
}

const FRAME_LOOK = {
  display: 'block',
  flex: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'background.sunken',
};
