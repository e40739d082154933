import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { useHeatView } from './heat-url.ts';
import { HEAT_MEASURES } from './measure-heat.ts';

/** What colours the map: tickets and holds, or how much is sold and what it brought in. */
export function HeatSwitch() {
  const { t } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const { measure, change } = useHeatView();
  return (
    <Box sx={{ p: '10px 14px 4px', pr: { xs: 5, lg: '14px' } }}>
      <SegmentedControl
        label={t('heat.view')}
        value={measure ?? 'seats'}
        options={(['seats', ...HEAT_MEASURES] as const).map((value) => ({ value, label: t(`heat.views.${value}`) }))}
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
