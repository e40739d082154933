import type { SeatingPlan } from '@parterre/seating-plan';
import { labelRows, type Numbering, numberSeats, PlanEditor } from '@parterre/seating-plan/edit';

const AT_FIRST = 3;
const COUNT_MAX = 500;

/**
 * Previews the labels of that many rows, or of the seats of a row from left to right: 'A, B, C … M'. Rows skip the
 * labels used by `others` in their block.
 */
export function previewLabels(
  what: 'rows' | 'seats',
  numbering: Numbering,
  count: number,
  others: readonly string[] = [],
): string {
  const labels = numberSketch(what, numbering, Math.min(count, COUNT_MAX), others);
  if (labels.length <= AT_FIRST + 1) return labels.join(', ');
  return `${labels.slice(0, AT_FIRST).join(', ')} … ${labels.at(-1)}`;
}

/** Runs the commands that number the plan on a sketch of it, so that the preview cannot differ from them. */
function numberSketch(what: 'rows' | 'seats', numbering: Numbering, count: number, others: readonly string[]) {
  const [rows, seats] = what === 'rows' ? [count, 1] : [1, count];
  const editor = new PlanEditor({
    ...BLANK,
    blocks: [{ ...BLOCK, rows: [...sketchRows(rows, seats), ...others.map((label) => ({ label, seats: [] }))] }],
  });
  const { draft } = editor;
  const ids = draft.root.blocks.flatMap((id) => draft.require(id, 'block').rows).slice(0, rows);
  editor.run((change) => void (what === 'rows' ? labelRows : numberSeats)(change, ids, numbering));
  if (what === 'rows') return ids.map((id) => draft.require(id, 'row').label);
  return ids.flatMap((id) => draft.require(id, 'row').seats.map((seat) => draft.require(seat, 'seat').seat.label));
}

const sketchRows = (rows: number, seats: number) =>
  Array.from({ length: rows }, (_row, y) => ({
    label: '',
    seats: Array.from({ length: seats }, (_seat, x) => ({ label: '', x, y })),
  }));

const BLOCK = { blockId: 1, label: '', description: '', bestRank: null };
const BLANK: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: '',
  categories: [],
  blocks: [],
  standingAreas: [],
  shapes: [],
};
