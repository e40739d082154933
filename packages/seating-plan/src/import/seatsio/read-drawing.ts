import { roundCoordinate, wholeDegrees } from '../../format/coordinates.ts';
import type { PlanBlock, PlanRow, PlanSeat, PlanShape, Point, StandingArea } from '../../format/plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../../geometry/figures.ts';
import { textOf } from '../file-schema.ts';
import { isStageText } from '../is-stage-text.ts';
import type { ChartDrawing, ChartFigure, ChartSeat } from './chart.ts';

export interface DrawingPlace {
  /** Label of the block that the rows and tables form. */
  readonly label: string;
  readonly origin: Point;
  readonly outline?: Point[];
  /** Category of seats without one of their own. */
  readonly categoryKey?: string | number | null;
}

export function readDrawing(drawing: ChartDrawing, place: DrawingPlace, draft: PlanDraft): void {
  const rows: PlanRow[] = [];
  for (const row of drawing.rows ?? []) {
    const seats = (row.seats ?? []).map((seat) => readSeat(seat, place));
    rows.push({ label: textOf(row.label), seats });
  }
  for (const table of drawing.tables ?? []) {
    const label = textOf(table.label);
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
    if (textOf(area.categoryKey) !== '') draft.pricedAreas.push(standing.label);
  }
  collectUnkept(drawing, draft);
  for (const figure of drawing.shapes ?? []) draft.shapes.push(...readShape(figure, place.origin));
  for (const figure of drawing.texts ?? []) draft.shapes.push(...readShape({ ...figure, type: 'text' }, place.origin));
  if (rows.length === 0) return;
  const { label, outline } = place;
  const block = { blockId: draft.blocks.length + 1, label, description: '', bestRank: null, rows };
  draft.blocks.push(outline && outline.length > 0 ? { ...block, outline } : block);
}

/** Collects the texts that buyers see beside a label, or in place of it: a plan has no field for them. */
function collectUnkept({ rows, tables, generalAdmissionAreas }: ChartDrawing, draft: PlanDraft): void {
  const groups = [...(rows ?? []), ...(tables ?? [])];
  const named = [...groups, ...groups.flatMap(({ seats }) => seats ?? []), ...(generalAdmissionAreas ?? [])];
  for (const { label, displayLabel, entrance } of named) {
    const shown = textOf(displayLabel);
    if (shown !== '' && shown !== textOf(label)) draft.displayLabels.push(shown);
    collectEntrance(entrance, draft);
  }
}

export function collectEntrance(entrance: string | number | null | undefined, draft: PlanDraft): void {
  const name = textOf(entrance);
  if (name !== '') draft.entrances.push(name);
}

function countSourceSeats({ rows, tables }: ChartDrawing): number {
  return [...(rows ?? []), ...(tables ?? [])].reduce((sum, group) => sum + (group.seats?.length ?? 0), 0);
}

function readSeat(source: ChartSeat, { origin, categoryKey }: DrawingPlace): PlanSeat {
  const category = source.categoryKey ?? categoryKey;
  const seat: PlanSeat = {
    label: textOf(source.label),
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
  return { rotation: wholeDegrees((Math.atan2(centre.x - seat.x, seat.y - centre.y) * 180) / Math.PI) };
}

function readStandingArea(figure: ChartFigure, origin: Point): StandingArea {
  const { capacity } = figure;
  return { label: textOf(figure.label), capacity: capacity ?? 0, outline: drawFigure(figure, origin) };
}

function readShape(figure: ChartFigure, origin: Point): PlanShape[] {
  const text = textOf(figure.label ?? figure.text);
  if (figure.type === 'text') {
    const centre = figure.center;
    return centre && text !== '' ? [{ kind: 'text', points: movePoints([centre], origin), text }] : [];
  }
  const points = drawFigure(figure, origin);
  if (points.length < 2) return [];
  const isStage = figure.smartType === 'stage' || isStageText(text);
  return [{ kind: isStage ? 'stage' : 'polygon', points, ...(text !== '' && { text }) }];
}

function drawFigure(figure: ChartFigure, origin: Point): Point[] {
  const degrees = figure.rotationAngle ?? 0;
  if (figure.points && figure.points.length > 0) return movePoints(figure.points, origin);
  if (!figure.center) return [];
  const centre = { x: figure.center.x + origin.x, y: figure.center.y + origin.y };
  if (figure.width && figure.height && figure.type !== 'circle') {
    return drawRectangle(centre, figure.width, figure.height, degrees);
  }
  const radiusX = figure.radius1 ?? figure.radius ?? (figure.width ?? 0) / 2;
  const radiusY = figure.radius2 ?? figure.radius ?? (figure.height ?? 0) / 2;
  return radiusX > 0 && radiusY > 0 ? drawEllipse(centre, radiusX, radiusY, degrees) : [];
}

export interface PlanDraft {
  readonly blocks: PlanBlock[];
  readonly standingAreas: StandingArea[];
  readonly shapes: PlanShape[];
  readonly wholeTables: string[];
  readonly emptySections: string[];
  readonly pricedAreas: string[];
  /** Entrances of rows, tables, sections, areas and seats, with repetitions. */
  readonly entrances: string[];
  /** The labels that buyers see in place of those that are imported. */
  readonly displayLabels: string[];
  sourceSeatCount: number;
  boothCount: number;
  imageCount: number;
}

export function createDraft(): PlanDraft {
  return {
    blocks: [],
    standingAreas: [],
    shapes: [],
    wholeTables: [],
    emptySections: [],
    pricedAreas: [],
    entrances: [],
    displayLabels: [],
    sourceSeatCount: 0,
    boothCount: 0,
    imageCount: 0,
  };
}
