import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeatMap } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { TipIconButton } from '../../../ui/tip-icon-button.tsx';
import { usePlanMapSnapshot } from './use-plan-map.ts';

const STEP = 1.4;

/** Zoom out, how far, zoom in, and the whole plan. */
export function MapControls({ map }: { map: SeatMap }) {
  const { t, i18n } = useTranslation('seating-plans');
  const percent = usePlanMapSnapshot(map, (snapshot) => snapshot.scalePercent);
  return (
    <Box
      sx={{
        position: 'absolute',
        right: 12,
        bottom: 12,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        p: 0.5,
        borderRadius: '6px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <TipIconButton label={t('map.zoomOut')} onClick={() => map.zoomBy(1 / STEP)} size="small">
        <MinusIcon />
      </TipIconButton>
      <Box component="span" sx={{ minWidth: 44, textAlign: 'center' }}>
        {formatNumber(percent / 100, i18n.language, { style: 'percent' })}
      </Box>
      <TipIconButton label={t('map.zoomIn')} onClick={() => map.zoomBy(STEP)} size="small">
        <PlusIcon />
      </TipIconButton>
      <Button
        onClick={() => {
          map.clearSelection();
          map.fit();
        }}
        size="small"
        variant="text"
      >
        {t('map.fit')}
      </Button>
    </Box>
  );
}
