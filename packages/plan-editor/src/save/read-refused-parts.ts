import type { PlanPlace } from '@parterre/seating-plan';
import { type Draft, findNodeAt, type NodeId } from '@parterre/seating-plan/edit';

export interface RefusedPart {
  readonly key: string;
  readonly place: PlanPlace;
  /** The part's name in the document, for parts without a place in the drawing. */
  readonly what: string;
  readonly node: NodeId | undefined;
}

/**
 * Parses `document.blocks.0.rows.1.seats.2.x` as the third seat of a row. Lists each part once, in the order of the
 * answer.
 */
export function readRefusedParts(draft: Draft, fields: readonly string[]): RefusedPart[] {
  const parts = new Map<string, RefusedPart>();
  for (const field of fields) {
    const part = readPart(draft, field);
    if (!parts.has(part.key)) parts.set(part.key, part);
  }
  return [...parts.values()];
}

const LISTS = {
  blocks: 'blockIndex',
  rows: 'rowIndex',
  seats: 'seatIndex',
  standingAreas: 'areaIndex',
  shapes: 'shapeIndex',
};

function readPart(draft: Draft, field: string): RefusedPart {
  const [first = '', ...steps] = field.replace(/^document\./, '').split('.');
  const index: Partial<Record<string, number>> = {};
  for (const [list, name] of Object.entries(LISTS)) {
    const at = new RegExp(`(?:^|\\.)${list}\\.(\\d+)`).exec(field)?.[1];
    if (at !== undefined) index[name] = Number(at);
  }
  const node = findNodeAt(draft, index);
  const key = Object.keys(index).length > 0 ? JSON.stringify(index) : first;
  return { key, place: { ...index, ...labelsOf(draft, node) }, what: [first, ...steps].join('.'), node };
}

function labelsOf(draft: Draft, id: NodeId | undefined): Pick<PlanPlace, 'block' | 'row' | 'seat' | 'area'> {
  const node = id === undefined ? undefined : draft.find(id);
  if (node?.kind === 'seat') return { ...labelsOf(draft, node.row), seat: node.seat.label };
  if (node?.kind === 'row') return { ...labelsOf(draft, node.block), row: node.label };
  if (node?.kind === 'block') return { block: node.label };
  return node?.kind === 'area' ? { area: node.area.label } : {};
}
