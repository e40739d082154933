import { roundCoordinate, toDegrees } from '../../format/coordinates.ts';
import type { PlanRow, PlanSeat, Point } from '../../format/plan.ts';
import type { ChartDrawing, ChartSeat } from './chart.ts';
import type { PlanDraft } from './plan-draft.ts';
import { readShape, readStandingArea } from './read-figure.ts';

export interface DrawingPlace {
  /** Label of the block which the rows and tables make. */
  readonly label: string;
  readonly origin: Point;
  readonly outline?: Point[];
  /** Category of seats that have none of their own. */
  readonly categoryKey?: string | number | null;
}

export function readDrawing(drawing: ChartDrawing, place: DrawingPlace, draft: PlanDraft): void {
  const rows: PlanRow[] = [];
  for (const row of drawing.rows ?? []) {
    const seats = (row.seats ?? []).map((seat) => readSeat(seat, place));
    rows.push({ label: String(row.label ?? '').trim(), seats });
  }
  for (const table of drawing.tables ?? []) {
    const label = String(table.label ?? '').trim();
    const seats = (table.seats ?? []).map((seat) => ({ ...readSeat(seat, place), ...faceTable(seat, table.center) }));
    rows.push({ label, seats });
    if (table.bookAsAWhole) draft.wholeTables.push(label);
  }
  draft.sourceSeatCount += countSourceSeats(drawing);
  draft.boothCount += drawing.booths?.length ?? 0;
  draft.imageCount += (drawing.imageObjects?.length ?? 0) + (drawing.icons?.length ?? 0);
  for (const area of drawing.generalAdmissionAreas ?? []) {
    const standing = readStandingArea(area, place.origin);
    draft.standingAreas.push(standing);
    if (String(area.categoryKey ?? '').trim() !== '') draft.pricedAreas.push(standing.label);
  }
  noteUnkept(drawing, draft);
  for (const figure of drawing.shapes ?? []) draft.shapes.push(...readShape(figure, place.origin));
  for (const figure of drawing.texts ?? []) draft.shapes.push(...readShape({ ...figure, type: 'text' }, place.origin));
  if (rows.length === 0) return;
  const { label, outline } = place;
  const block = { blockId: draft.blocks.length + 1, label, description: '', bestRank: null, rows };
  draft.blocks.push(outline && outline.length > 0 ? { ...block, outline } : block);
}

/** What buyers are told beside the label, or instead of it. */
function noteUnkept({ rows, tables, generalAdmissionAreas }: ChartDrawing, draft: PlanDraft): void {
  const groups = [...(rows ?? []), ...(tables ?? [])];
  const named = [...groups, ...groups.flatMap(({ seats }) => seats ?? []), ...(generalAdmissionAreas ?? [])];
  for (const { label, displayLabel, entrance } of named) {
    const shown = String(displayLabel ?? '').trim();
    if (shown !== '' && shown !== String(label ?? '').trim()) draft.displayLabels.push(shown);
    noteEntrance(entrance, draft);
  }
}

export function noteEntrance(entrance: string | number | null | undefined, draft: PlanDraft): void {
  const name = String(entrance ?? '').trim();
  if (name !== '') draft.entrances.push(name);
}

function countSourceSeats({ rows, tables }: ChartDrawing): number {
  return [...(rows ?? []), ...(tables ?? [])].reduce((sum, group) => sum + (group.seats?.length ?? 0), 0);
}

function readSeat(source: ChartSeat, { origin, categoryKey }: DrawingPlace): PlanSeat {
  const category = source.categoryKey ?? categoryKey;
  const seat: PlanSeat = {
    label: String(source.label ?? '').trim(),
    x: roundCoordinate(origin.x + source.x),
    y: roundCoordinate(origin.y + source.y),
  };
  if (source.accessible) seat.access = 'wheelchair';
  else if (source.companionSeat) seat.access = 'companion';
  else if (source.semiAmbulatorySeat) seat.access = 'step-free';
  if (source.restrictedView) seat.restrictedView = true;
  if (category !== null && category !== undefined) seat.category = String(category);
  return seat;
}

function faceTable(seat: ChartSeat, centre: Point | null | undefined): Pick<PlanSeat, 'rotation'> {
  if (!centre) return {};
  return { rotation: toDegrees((Math.atan2(centre.x - seat.x, seat.y - centre.y) * 180) / Math.PI) };
}
