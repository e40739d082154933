import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act } from '@parterre/plan-editor';
import { EDGES } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useNewLabels } from '#features/seating/seating-plans/editor/desk-context.ts';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';

const QUARTER = 90;

export function ArrangePanel() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [way, setWay] = useState({ x: 0, y: 0, degrees: 15 });
  const isMany = desk.editor.selection.size > 1;
  return (
    <PanelSection title={t('arrange.title')}>
      <Box sx={PAIR_LOOK}>
        <PanelNumberField label={t('arrange.right')} onCommit={(x) => setWay({ ...way, x })} value={way.x} />
        <PanelNumberField label={t('arrange.down')} onCommit={(y) => setWay({ ...way, y })} value={way.y} />
        <Button onClick={() => act.move(desk, way.x, way.y)} sx={{ gridColumn: '1 / -1' }} variant="outlined">
          {t('arrange.move')}
        </Button>
        <PanelNumberField
          label={t('arrange.degrees')}
          onCommit={(degrees) => setWay({ ...way, degrees })}
          value={way.degrees}
        />
        <Button onClick={() => act.rotate(desk, way.degrees)} sx={{ alignSelf: 'end' }} variant="outlined">
          {t('arrange.rotate')}
        </Button>
      </Box>
      <Box sx={BUTTONS_LOOK}>
        <Button onClick={() => act.rotate(desk, QUARTER)} size="small">
          {t('arrange.quarter')}
        </Button>
        <Button onClick={() => act.mirror(desk, 'horizontal')} size="small">
          {t('arrange.mirrorHorizontal')}
        </Button>
        <Button onClick={() => act.mirror(desk, 'vertical')} size="small">
          {t('arrange.mirrorVertical')}
        </Button>
      </Box>
      {isMany && (
        <Box aria-label={t('arrange.align')} role="group" sx={BUTTONS_LOOK}>
          {EDGES.map((edge) => (
            <Button key={edge} onClick={() => act.align(desk, edge)} size="small">
              {t(`arrange.edges.${edge}`)}
            </Button>
          ))}
          <Button onClick={() => act.distribute(desk, 'horizontal')} size="small">
            {t('arrange.distributeHorizontal')}
          </Button>
          <Button onClick={() => act.distribute(desk, 'vertical')} size="small">
            {t('arrange.distributeVertical')}
          </Button>
        </Box>
      )}
      <Box sx={PAIR_LOOK}>
        <Button onClick={() => act.duplicate(desk, labels.block)} variant="outlined">
          {t('arrange.duplicate')}
        </Button>
        <Button color="error" onClick={() => act.remove(desk)} variant="outlined">
          {t('arrange.remove')}
        </Button>
      </Box>
    </PanelSection>
  );
}

const BUTTONS_LOOK = { display: 'flex', flexWrap: 'wrap', gap: 0.75 };
