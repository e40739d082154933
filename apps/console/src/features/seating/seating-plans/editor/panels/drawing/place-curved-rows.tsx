import Box from '@mui/material/Box';
import { placeRows, planCurvedRows } from '@parterre/plan-editor';
import { countRoom } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useNewLabels } from '#features/seating/seating-plans/editor/desk-context.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';

const FIRST_RADIUS = 300;

/** Draws curved rows around a centre, with at most as many seats as fit in a full circle. */
export function PlaceCurvedRows() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [place, setPlace] = useState({ x: 0, y: 0, radius: FIRST_RADIUS, direction: 0 });
  const room = countRoom({ ...desk.options, radius: place.radius });
  const reason = desk.options.seats > room ? t('place.circleFull', { count: room }) : undefined;
  const handleDraw = () => {
    const { x, y, radius, direction } = place;
    placeRows(desk, planCurvedRows(desk, { centre: { x, y }, radius, direction }), labels);
    desk.fit();
  };
  return (
    <PanelSection title={t('place.exactly')}>
      <Box sx={PAIR_LOOK}>
        <PanelNumberField label={t('place.centreX')} onCommit={(x) => setPlace({ ...place, x })} value={place.x} />
        <PanelNumberField label={t('place.centreY')} onCommit={(y) => setPlace({ ...place, y })} value={place.y} />
        <PanelNumberField
          label={t('place.radius')}
          min={1}
          onCommit={(radius) => setPlace({ ...place, radius })}
          value={place.radius}
        />
        <PanelNumberField
          label={t('place.direction')}
          onCommit={(direction) => setPlace({ ...place, direction })}
          value={place.direction}
        />
      </Box>
      {reason !== undefined && (
        <Box component="p" role="alert" sx={{ ...HINT_LOOK, color: 'error.main' }}>
          {reason}
        </Box>
      )}
      <ReasonedButton onClick={handleDraw} reason={reason} variant="outlined">
        {t('place.drawRows', { count: desk.options.rows })}
      </ReasonedButton>
    </PanelSection>
  );
}
