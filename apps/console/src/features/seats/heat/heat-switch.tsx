import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../session/use-features.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { listHeatMeasures, useHeatView } from './heat-url.ts';

/** What colours the map: tickets and holds, or how much is sold and what it brought in. */
export function HeatSwitch() {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const { measure, change } = useHeatView();
  const views = ['seats', ...listHeatMeasures(useCan('sales:read'))] as const;
  return (
    <Box sx={{ p: '10px 14px 4px', pr: { xs: 5, lg: '14px' } }}>
      <SegmentedControl
        label={t('heat.view')}
        value={measure ?? 'seats'}
        options={views.map((value) => ({ value, label: t(`heat.views.${value}`) }))}
        isFullWidth
        onChange={(value) => {
          // What is armed would be painted unseen.
          if (value !== 'seats') desk.map.arm(null);
          change({ measure: value === 'seats' ? null : value });
        }}
      />
    </Box>
  );
}
