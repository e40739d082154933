import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { HINT_LOOK, PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';

/** What the audience looks at: best available sells what is near it first. */
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
        <NumberField
          label={t('place.x')}
          onCommit={(x) => act.placeFocus(desk, { ...focalPoint, x })}
          value={focalPoint.x}
        />
        <NumberField
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
