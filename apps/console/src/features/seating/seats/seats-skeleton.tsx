import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { EDGE_PX, LEGEND_WIDTH_PX, PANEL_LOOK, TOOLS_NARROW_PX, TOOLS_WIDTH_PX } from './use-layout.ts';

export function SeatsSkeleton() {
  const { t } = useTranslation('seats');
  return (
    <Box role="status" aria-label={t('loading')} sx={{ position: 'fixed', inset: 0, bgcolor: 'background.map' }}>
      <Box sx={BAR_LOOK}>
        <Skeleton width={220} height={14} />
        <Box sx={{ flex: 1 }} />
        <Skeleton variant="rounded" width={120} height={28} />
        <Skeleton variant="rounded" width={190} height={28} sx={{ display: { xs: 'none', sm: 'block' } }} />
      </Box>
      <Box sx={TOOLS_LOOK} />
      <Box sx={LEGEND_LOOK}>
        {[80, 60, 72, 66, 90, 54].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={14} sx={{ my: 1.5 }} />
        ))}
      </Box>
    </Box>
  );
}

const BAR_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  height: BAR_HEIGHT_PX,
  px: 2,
  bgcolor: LOOK.surface,
  borderBottom: `1px solid ${LOOK.line}`,
};

const TOOLS_LOOK = {
  ...PANEL_LOOK,
  display: { xs: 'none', sm: 'block' },
  left: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX,
  width: { xs: TOOLS_NARROW_PX, lg: TOOLS_WIDTH_PX },
  height: { sm: 314, lg: 336 },
};

const LEGEND_LOOK = {
  ...PANEL_LOOK,
  display: { xs: 'none', lg: 'block' },
  right: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX,
  width: LEGEND_WIDTH_PX,
  p: 2,
};
