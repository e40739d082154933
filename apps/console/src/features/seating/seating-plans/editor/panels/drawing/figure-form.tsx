import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findTool, type ToolName } from '@parterre/plan-editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useNewLabels } from '#features/seating/seating-plans/editor/desk-context.ts';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';

export function FigureForm({ tool }: { tool: ToolName }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [box, setBox] = useState({ x: -150, y: -80, width: 300, height: 60 });
  const { words, use } = findTool(tool);
  const handleDraw = () => {
    const from = { x: box.x, y: box.y };
    const to = { x: box.x + box.width, y: box.y + box.height };
    use.placeAt?.(desk, from, labels);
    use.placeIn?.(desk, { from, to }, labels);
    desk.fit();
  };
  return (
    <>
      <PanelSection title={t(words)}>
        <Box component="p" sx={HINT_LOOK}>
          {t(`hints.${tool}`)}
        </Box>
      </PanelSection>
      <PanelSection title={t('place.exactly')}>
        <Box sx={PAIR_LOOK}>
          <PanelNumberField label={t('place.x')} onCommit={(x) => setBox({ ...box, x })} value={box.x} />
          <PanelNumberField label={t('place.y')} onCommit={(y) => setBox({ ...box, y })} value={box.y} />
          {use.placeIn && (
            <>
              <PanelNumberField
                label={t('place.width')}
                onCommit={(width) => setBox({ ...box, width })}
                value={box.width}
              />
              <PanelNumberField
                label={t('place.height')}
                onCommit={(height) => setBox({ ...box, height })}
                value={box.height}
              />
            </>
          )}
        </Box>
        <Button onClick={handleDraw} variant="outlined">
          {t('place.draw')}
        </Button>
      </PanelSection>
    </>
  );
}
