import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Point } from '@parterre/seating-plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { act } from '../../desk/act.ts';
import { useDesk } from '../../desk/desk-context.ts';
import { placeFigure, placeSeat } from '../../desk/draw.ts';
import type { Tool } from '../../desk/tools.ts';
import { useNewLabels } from '../../desk/use-new-labels.ts';
import { cornersOf } from '../../gestures/take-pointer.ts';
import { HINT_LOOK, PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';

/** What the tool draws, and the same by numbers. */
export function FigureForm({ tool }: { tool: Tool }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [box, setBox] = useState({ x: -150, y: -80, width: 300, height: 60 });
  const isPoint = tool === 'text' || tool === 'drawSeat' || tool === 'focus';
  const draw = () => {
    const from = { x: box.x, y: box.y };
    const to = { x: box.x + box.width, y: box.y + box.height };
    if (tool === 'drawSeat') placeSeat(desk, from, labels);
    else if (tool === 'focus') act.placeFocus(desk, from);
    else placeFigure(desk, tool, findPoints(tool, from, to), labels);
    desk.fit();
  };
  return (
    <>
      <PanelSection title={t(`tools.${tool}`)}>
        <Box component="p" sx={HINT_LOOK}>
          {t(`hints.${tool}`)}
        </Box>
      </PanelSection>
      <PanelSection title={t('place.exactly')}>
        <Box sx={PAIR_LOOK}>
          <NumberField label={t('place.x')} onCommit={(x) => setBox({ ...box, x })} value={box.x} />
          <NumberField label={t('place.y')} onCommit={(y) => setBox({ ...box, y })} value={box.y} />
          {!isPoint && (
            <>
              <NumberField label={t('place.width')} onCommit={(width) => setBox({ ...box, width })} value={box.width} />
              <NumberField
                label={t('place.height')}
                onCommit={(height) => setBox({ ...box, height })}
                value={box.height}
              />
            </>
          )}
        </Box>
        <Button onClick={draw} variant="outlined">
          {t('place.draw')}
        </Button>
      </PanelSection>
    </>
  );
}

function findPoints(tool: Tool, from: Point, to: Point): Point[] {
  if (tool === 'text') return [from];
  return tool === 'line' ? [from, to] : cornersOf(from, to);
}
