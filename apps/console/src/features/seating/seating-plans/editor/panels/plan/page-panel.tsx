import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act } from '@parterre/plan-editor';
import { countSeats } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { Tick } from '../fields/choice-field.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';

/** Shown while nothing is selected: size, focal point and trace picture of the whole plan. */
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

/** Edits the focal point: best available sells what is near it first. */
export function FocusPanel() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { focalPoint } = desk.draft.root;
  if (!focalPoint)
    return (
      <PanelSection title={t('focus.title')}>
        <Box component="p" sx={HINT_LOOK}>
          {t('focus.none')}
        </Box>
        {desk.tool !== 'focus' && (
          <Button onClick={() => desk.set({ tool: 'focus' })} size="small">
            {t('focus.set')}
          </Button>
        )}
      </PanelSection>
    );
  return (
    <PanelSection title={t('focus.title')}>
      <Box component="p" sx={HINT_LOOK}>
        {t('focus.hint')}
      </Box>
      <Box sx={PAIR_LOOK}>
        <PanelNumberField
          label={t('place.x')}
          onCommit={(x) => act.placeFocus(desk, { ...focalPoint, x })}
          value={focalPoint.x}
        />
        <PanelNumberField
          label={t('place.y')}
          onCommit={(y) => act.placeFocus(desk, { ...focalPoint, y })}
          value={focalPoint.y}
        />
      </Box>
      <Button onClick={() => act.placeFocus(desk, null)} size="small">
        {t('focus.remove')}
      </Button>
    </PanelSection>
  );
}
