import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { placeRows, planStraightRows } from '@parterre/plan-editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { useNewLabels } from '../../desk/use-new-labels.ts';
import { PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';

/** Straight rows about the middle of their first one: no pointer needed, and symmetrical to the unit. */
export function PlaceStraightRows() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [middle, setMiddle] = useState({ x: 0, y: 0 });
  const { options } = desk;
  const draw = () => {
    const half = ((options.seats - 1) * options.seatSpacing) / 2;
    const turn = (options.angle * Math.PI) / 180;
    const start = { x: middle.x - Math.cos(turn) * half, y: middle.y - Math.sin(turn) * half };
    placeRows(desk, planStraightRows(desk, start), labels);
    desk.fit();
  };
  return (
    <PanelSection title={t('place.exactly')}>
      <Box sx={PAIR_LOOK}>
        <NumberField label={t('place.middleX')} onCommit={(x) => setMiddle({ ...middle, x })} value={middle.x} />
        <NumberField label={t('place.middleY')} onCommit={(y) => setMiddle({ ...middle, y })} value={middle.y} />
        <NumberField
          label={t('place.angle')}
          onCommit={(angle) => desk.set({ options: { ...options, angle } })}
          value={options.angle}
        />
      </Box>
      <Button onClick={draw} variant="outlined">
        {t('place.drawRows', { count: options.rows })}
      </Button>
    </PanelSection>
  );
}
