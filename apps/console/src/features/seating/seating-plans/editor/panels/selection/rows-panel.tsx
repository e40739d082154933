import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FIRST_OPTIONS } from '@parterre/plan-editor';
import {
  bendRows,
  findBend,
  labelRows,
  type NodeId,
  type Numbering,
  numberSeats,
  updateRow,
} from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { NumberingFields } from '../drawing/numbering-fields.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

export function RowsPanel({ rows }: { rows: readonly NodeId[] }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const [seatLabels, setSeatLabels] = useState<Numbering>(FIRST_OPTIONS.seatLabels);
  const [rowLabels, setRowLabels] = useState<Numbering>(FIRST_OPTIONS.rowLabels);
  const [row] = rows;
  const held = new Set(rows);
  const blockOf = (id: NodeId) => draft.require(id, 'row').block;
  const seats = row === undefined ? 0 : draft.require(row, 'row').seats.length;
  const others =
    row === undefined
      ? []
      : draft
          .require(blockOf(row), 'block')
          .rows.filter((id) => !held.has(id))
          .map((id) => draft.require(id, 'row').label);
  // Labels start again in each block.
  const first = rows.filter((id) => row !== undefined && blockOf(id) === blockOf(row)).length;
  return (
    <PanelSection title={t('rows.title', { count: rows.length })}>
      {rows.length === 1 && row !== undefined && (
        <ValueField
          label={t('rows.label')}
          onCommit={(text) => editor.run((change) => void updateRow(change, row, text.trim()))}
          value={draft.require(row, 'row').label}
        />
      )}
      <BendFields rows={rows} />
      <NumberingFields count={seats} numbering={seatLabels} onChange={setSeatLabels} what="seats" />
      <Button onClick={() => editor.run((change) => void numberSeats(change, rows, seatLabels))} variant="outlined">
        {t('numbering.numberSeats')}
      </Button>
      <NumberingFields count={first} others={others} numbering={rowLabels} onChange={setRowLabels} what="rows" />
      <Button onClick={() => editor.run((change) => void labelRows(change, rows, rowLabels))} variant="outlined">
        {t('numbering.labelRows')}
      </Button>
    </PanelSection>
  );
}

/** Nobody bends a whole stadium at once, and measuring more rows is slow. */
const ROWS_MAX = 300;
/** A smaller bend is only rounding of the coordinates. */
const STRAIGHT = 0.05;

/** Edits how far the middle of the rows lies from the line between their ends. */
function BendFields({ rows }: { rows: readonly NodeId[] }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const bends = rows.length > ROWS_MAX ? [] : rows.flatMap((row) => findBend(draft, row) ?? []);
  const [first] = bends;
  if (!first) return null;
  const heights = bends.map(({ height }) => (Math.abs(height) < STRAIGHT ? 0 : height));
  const isOne = heights.every((height) => Math.abs(height - (heights[0] ?? 0)) < STRAIGHT);
  const most = Math.floor(Math.max(...bends.map(({ chord }) => chord)) / 2);
  const handleBend = (height: number) => {
    const heights = rows.map((row) => [row, height] as const);
    editor.run((change) => void bendRows(change, heights));
  };
  return (
    <Box sx={PAIR_LOOK}>
      <PanelNumberField
        label={t('rows.bend')}
        max={most}
        min={-most}
        onCommit={handleBend}
        value={isOne ? (heights[0] ?? 0) : null}
      />
      <Button
        disabled={heights.every((height) => height === 0)}
        onClick={() => handleBend(0)}
        sx={{ alignSelf: 'end' }}
        variant="outlined"
      >
        {t('rows.straighten')}
      </Button>
    </Box>
  );
}
