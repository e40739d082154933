import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ZOOM_STEP } from '@parterre/canvas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

export function ZoomControls() {
  const { t, i18n } = useTranslation('seats');
  const { map } = useSeatDesk().desk;
  const percent = useMapSnapshot(map, (snapshot) => snapshot.scalePercent);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <StatusButton label={t('status.zoomOut')} onPress={() => map.zoomBy(1 / ZOOM_STEP)}>
        <MinusIcon />
      </StatusButton>
      <Box component="span" sx={{ width: 44, textAlign: 'center', display: { xs: 'none', sm: 'inline' } }}>
        {formatNumber(percent / 100, i18n.language, { style: 'percent' })}
      </Box>
      <StatusButton label={t('status.zoomIn')} onPress={() => map.zoomBy(ZOOM_STEP)}>
        <PlusIcon />
      </StatusButton>
    </Box>
  );
}

export function StatusButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onPress}
      sx={{
        flex: 'none',
        gap: 0.5,
        minWidth: 24,
        height: 24,
        px: 0.25,
        borderRadius: '4px',
        font: 'inherit',
        color: 'inherit',
      }}
    >
      {children}
    </ButtonBase>
  );
}

export const Separator = () => (
  <Box component="span" aria-hidden sx={{ flex: 'none', width: '1px', height: 12, bgcolor: LOOK.lineStrong }} />
);
