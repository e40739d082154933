import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { placeRows, planCurvedRows } from '../../desk/draw.ts';
import { useNewLabels } from '../../desk/use-new-labels.ts';
import { PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';

const FIRST_RADIUS = 300;

/** Curved rows round a centre. */
export function PlaceCurvedRows() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [place, setPlace] = useState({ x: 0, y: 0, radius: FIRST_RADIUS, direction: 0 });
  const draw = () => {
    const { x, y, radius, direction } = place;
    placeRows(desk, planCurvedRows(desk, { centre: { x, y }, radius, direction }), labels);
    desk.fit();
  };
  return (
    <PanelSection title={t('place.exactly')}>
      <Box sx={PAIR_LOOK}>
        <NumberField label={t('place.centreX')} onCommit={(x) => setPlace({ ...place, x })} value={place.x} />
        <NumberField label={t('place.centreY')} onCommit={(y) => setPlace({ ...place, y })} value={place.y} />
        <NumberField
          label={t('place.radius')}
          min={1}
          onCommit={(radius) => setPlace({ ...place, radius })}
          value={place.radius}
        />
        <NumberField
          label={t('place.direction')}
          onCommit={(direction) => setPlace({ ...place, direction })}
          value={place.direction}
        />
      </Box>
      <Button onClick={draw} variant="outlined">
        {t('place.drawRows', { count: desk.options.rows })}
      </Button>
    </PanelSection>
  );
}
