import { roundCoordinate } from '../../arrange/round-coordinate.ts';
import { toDegrees } from '../../compile/to-degrees.ts';
import type { Point } from '../../plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../arrange/draw-outline.ts';
import { createNotice } from '../import-problem.ts';
import { isStageText } from '../is-stage-text.ts';
import { parseShape } from '../parse-shape.ts';
import { PlanBuilder } from '../plan-builder.ts';
import { refuse } from '../plan-fault.ts';
import type { ReadPlan } from '../read-plan.ts';
import { type BuildSection, BuildSpec } from './build-spec.ts';
import { listLabels, type Numbering } from './label-sequence.ts';

/** The first seat of a grid stands this far inside its section. */
const GRID_INSET = 19;

/** A recipe: seats are computed from rows, numbering and places, which the file only names. */
export function readBuildSpec(
  value: unknown,
  { planName, seatsMax }: { planName: string; seatsMax: number },
): ReadPlan {
  const spec = parseShape(BuildSpec, value);
  const seated = spec.sections.filter(({ type }) => type !== 'ga');
  const count = seated.reduce((sum, { rows, seatsPerRow }) => sum + rows * seatsPerRow, 0);
  if (count > seatsMax) throw refuse('TOO_MANY_SEATS', { values: { count, max: seatsMax } });
  const builder = new PlanBuilder();
  for (const section of seated) addSection(builder, section);
  const standing = spec.sections.filter(({ type }) => type === 'ga');
  for (const section of standing) {
    const capacity = standing.length === 1 ? (spec.schema.gaCapacity ?? 0) : 0;
    builder.standingAreas.push({ label: section.name, capacity, outline: drawFigure(section) });
    builder.notices.push(createNotice('GENERAL_ADMISSION_KEPT_AS_STANDING', { label: section.name, capacity }));
  }
  for (const shape of spec.shapes) {
    const isStage = shape.type === 'stage' || isStageText(shape.text);
    const points = drawFigure({ ...shape, shape: shape.points.length > 0 ? 'POLYGON' : 'RECT' });
    builder.shapes.push({ kind: isStage ? 'stage' : 'polygon', points, ...(shape.text && { text: shape.text }) });
  }
  if (spec.underlay !== undefined)
    builder.notices.push(createNotice('DRAWING_LEFT_OUT', { what: 'backgroundImage', count: 1 }));
  return builder.build(spec.schema.name || spec.venue?.name || planName);
}

function addSection(builder: PlanBuilder, section: BuildSection): void {
  const rows = listLabels(toNumbering(section.numbering.rows, 'toTop'), section.rows);
  const seats = listLabels(toNumbering(section.numbering.seats, 'toLeft'), section.seatsPerRow);
  const isSkipped = chooser([...section.skip, ...section.flags.filter(({ hidden }) => hidden)]);
  const isAccessible = chooser(section.flags.filter(({ accessible }) => accessible));
  for (const [rowIndex, row] of rows.entries()) {
    for (const [seatIndex, label] of seats.entries()) {
      if (isSkipped(row, label)) continue;
      const place =
        section.type === 'arc' ? placeOnArc(section, rowIndex, seatIndex) : placeInGrid(section, rowIndex, seatIndex);
      const access = isAccessible(row, label) ? { access: 'wheelchair' as const } : {};
      builder.addSeat({ key: section.name }, row, { label, ...place, ...access });
    }
  }
}

type NamedBy = BuildSection['numbering']['rows'];

const toNumbering = (named: NamedBy, reverse: string): Numbering => ({
  format: named?.format ?? (/^[A-Za-z]+$/.test(named?.from ?? '') ? 'letters' : 'arabic'),
  from: named?.from || '1',
  step: named?.step ?? 1,
  isReversed: named?.direction === reverse,
});

function chooser(choices: BuildSection['skip']): (row: string, seat: string) => boolean {
  const whole = new Set(choices.filter(({ seats }) => seats === undefined).map(({ row }) => row));
  const single = new Set(choices.flatMap(({ row, seats = [] }) => seats.map((seat) => `${row}|${seat}`)));
  return (row, seat) => whole.has(row) || single.has(`${row}|${seat}`);
}

function placeInGrid({ position, spacing }: BuildSection, row: number, seat: number): Point {
  return {
    x: roundCoordinate(position.x + GRID_INSET + seat * spacing.x),
    y: roundCoordinate(position.y + GRID_INSET + row * spacing.y),
  };
}

/** Centred below the origin, which the seats face, or turn their backs to. */
function placeOnArc(section: BuildSection, row: number, seat: number): Point & { rotation: number } {
  const { position, radius, rowSpacing, arcDegrees, seatsPerRow, facing } = section;
  const share = seatsPerRow === 1 ? 0.5 : seat / (seatsPerRow - 1);
  const degrees = (share - 0.5) * arcDegrees;
  const angle = (degrees * Math.PI) / 180;
  const distance = radius + row * rowSpacing;
  return {
    x: roundCoordinate(position.x + distance * Math.sin(angle)),
    y: roundCoordinate(position.y + distance * Math.cos(angle)),
    rotation: toDegrees(-degrees + (facing === 'out' ? 180 : 0)),
  };
}

type Figure = Pick<BuildSection, 'shape' | 'position' | 'width' | 'height' | 'points'>;

function drawFigure({ shape, position, width, height, points }: Figure): Point[] {
  if (shape !== 'RECT' && shape !== 'CIRCLE' && points.length > 0) return movePoints(points, position);
  const centre = { x: position.x + width / 2, y: position.y + height / 2 };
  return shape === 'CIRCLE' ? drawEllipse(centre, width / 2, height / 2) : drawRectangle(centre, width, height);
}
