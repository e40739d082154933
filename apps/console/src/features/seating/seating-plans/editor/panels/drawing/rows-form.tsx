import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { placeRows, planStraightRows, type RowOptions } from '@parterre/plan-editor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk, useNewLabels } from '#features/seating/seating-plans/editor/desk-context.ts';
import { ChoiceField, Tick } from '../fields/choice-field.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { HINT_LOOK, PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { NumberingFields } from './numbering-fields.tsx';
import { PlaceCurvedRows } from './place-curved-rows.tsx';

const NEW_BLOCK = 'new';
const BLOCK_EACH = 'each';
const ROWS_MAX = 200;
const SEATS_MAX = 500;

export function RowsForm() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { options, draft, tool, toolInHand } = desk;
  const isCurved = toolInHand.rows === 'curved';
  const handleSet = (values: Partial<RowOptions>) => desk.set({ options: { ...options, ...values } });
  const blocks = draft.root.blocks.map((id) => ({ value: String(id), label: draft.require(id, 'block').label }));
  const isKnown = blocks.some(({ value }) => value === String(desk.targetBlock));
  const target = desk.startsNewBlock ? BLOCK_EACH : isKnown ? String(desk.targetBlock) : NEW_BLOCK;
  const others =
    isKnown && !desk.startsNewBlock && desk.targetBlock !== null
      ? draft.require(desk.targetBlock, 'block').rows.map((id) => draft.require(id, 'row').label)
      : [];
  const handleAim = (value: string) =>
    desk.set({
      startsNewBlock: value === BLOCK_EACH,
      targetBlock: value === NEW_BLOCK || value === BLOCK_EACH ? null : Number(value),
    });
  return (
    <>
      <PanelSection title={t(`tools.${tool}`)}>
        <Box component="p" sx={HINT_LOOK}>
          {t(`hints.${tool}`)}
        </Box>
        <ChoiceField
          label={t('rows.block')}
          onChange={handleAim}
          options={[
            ...blocks,
            { value: NEW_BLOCK, label: t('rows.newBlock') },
            { value: BLOCK_EACH, label: t('rows.blockEach') },
          ]}
          value={target}
        />
        <Box sx={PAIR_LOOK}>
          <PanelNumberField
            isWhole
            label={t('rows.rows')}
            max={ROWS_MAX}
            min={1}
            onCommit={(rows) => handleSet({ rows })}
            value={options.rows}
          />
          <PanelNumberField
            isWhole
            label={t('rows.seats')}
            max={SEATS_MAX}
            min={1}
            onCommit={(seats) => handleSet({ seats })}
            value={options.seats}
          />
          <PanelNumberField
            label={t('rows.seatSpacing')}
            min={1}
            onCommit={(seatSpacing) => handleSet({ seatSpacing })}
            value={options.seatSpacing}
          />
          <PanelNumberField
            label={t('rows.rowSpacing')}
            min={1}
            onCommit={(rowSpacing) => handleSet({ rowSpacing })}
            value={options.rowSpacing}
          />
        </Box>
        {isCurved && <Tick isTicked={options.isFan} label={t('rows.isFan')} onTick={(isFan) => handleSet({ isFan })} />}
        <NumberingFields
          count={options.rows}
          others={others}
          numbering={options.rowLabels}
          onChange={(rowLabels) => handleSet({ rowLabels })}
          what="rows"
        />
        <NumberingFields
          count={options.seats}
          numbering={options.seatLabels}
          onChange={(seatLabels) => handleSet({ seatLabels })}
          what="seats"
        />
      </PanelSection>
      {isCurved ? <PlaceCurvedRows /> : <PlaceStraightRows />}
    </>
  );
}

/** Draws straight rows centred on the first one: needs no pointer and is exactly symmetrical. */
function PlaceStraightRows() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const labels = useNewLabels();
  const [middle, setMiddle] = useState({ x: 0, y: 0 });
  const { options } = desk;
  const handleDraw = () => {
    const half = ((options.seats - 1) * options.seatSpacing) / 2;
    const turn = (options.angle * Math.PI) / 180;
    const start = { x: middle.x - Math.cos(turn) * half, y: middle.y - Math.sin(turn) * half };
    placeRows(desk, planStraightRows(desk, start), labels);
    desk.fit();
  };
  return (
    <PanelSection title={t('place.exactly')}>
      <Box sx={PAIR_LOOK}>
        <PanelNumberField label={t('place.middleX')} onCommit={(x) => setMiddle({ ...middle, x })} value={middle.x} />
        <PanelNumberField label={t('place.middleY')} onCommit={(y) => setMiddle({ ...middle, y })} value={middle.y} />
        <PanelNumberField
          label={t('place.angle')}
          onCommit={(angle) => desk.set({ options: { ...options, angle } })}
          value={options.angle}
        />
      </Box>
      <Button onClick={handleDraw} variant="outlined">
        {t('place.drawRows', { count: options.rows })}
      </Button>
    </PanelSection>
  );
}
