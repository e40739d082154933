import Box from '@mui/material/Box';
import { countSeats } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { HINT_LOOK } from '../fields/fields-look.ts';
import { PanelSection } from '../fields/panel-section.tsx';
import { Tick } from '../fields/tick.tsx';

/** Nothing is selected: the plan as a whole. */
export function PagePanel() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { document, tool } = desk;
  const standing = document.standingAreas.reduce((sum, { capacity }) => sum + capacity, 0);
  return (
    <PanelSection title={t('page.title')}>
      <div>
        {[
          t('page.seats', { count: countSeats(document) }),
          t('page.blocks', { count: document.blocks.length }),
          ...(standing > 0 ? [t('page.standing', { count: standing })] : []),
        ].join(' · ')}
      </div>
      <Box component="p" sx={HINT_LOOK}>
        {t(`hints.${tool}`)}
      </Box>
      <div>
        <Tick isTicked={desk.isGridOn} label={t('page.grid')} onTick={(isGridOn) => desk.set({ isGridOn })} />
        <Tick isTicked={desk.isSnapOn} label={t('page.snap')} onTick={(isSnapOn) => desk.set({ isSnapOn })} />
      </div>
    </PanelSection>
  );
}
