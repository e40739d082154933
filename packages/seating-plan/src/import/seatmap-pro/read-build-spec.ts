import { roundCoordinate, wholeDegrees } from '../../format/coordinates.ts';
import type { PlanSeat, PlanShape, Point } from '../../format/plan.ts';
import { drawEllipse, drawRectangle, movePoints } from '../../geometry/figures.ts';
import { parseShape } from '../file-schema.ts';
import { createNotice, refuse, reportLeftOut } from '../import-problem.ts';
import { isStageText } from '../is-stage-text.ts';
import { PlanBuilder } from '../plan-builder.ts';
import type { ReadPlan } from '../read-plan.ts';
import { type ArcSection, BuildSpec, type DrawnShape, type GridSection, type SeatedSection } from './build-spec.ts';
import { isUncountable, type LabelSequence, listLabels } from './label-sequence.ts';

/** The distance of a grid's first seat from the corner of its section, in plan units. */
const GRID_INSET = 19;

/** Reads a recipe. Its seats are computed from rows, numbering and positions, because the file only describes these. */
export function readBuildSpec(
  value: unknown,
  { planName, seatsMax }: { planName: string; seatsMax: number },
): ReadPlan {
  const spec = parseShape(BuildSpec, value);
  const seated = spec.sections.filter((section) => section.type !== 'ga');
  const count = seated.reduce((sum, { rows, seatsPerRow }) => sum + rows * seatsPerRow, 0);
  if (count > seatsMax) throw refuse('TOO_MANY_SEATS', { values: { count, max: seatsMax } });
  const builder = new PlanBuilder();
  for (const [index, section] of seated.entries()) addSection(builder, section, String(index));
  const standing = spec.sections.filter((section) => section.type === 'ga');
  for (const section of standing) {
    const capacity = standing.length === 1 ? (spec.schema.gaCapacity ?? 0) : 0;
    builder.standingAreas.push({ label: section.name, capacity, outline: drawFigure(section) });
    builder.notices.push(createNotice('GENERAL_ADMISSION_KEPT_AS_STANDING', { label: section.name, capacity }));
  }
  builder.shapes.push(...spec.shapes.map(readShape).filter(({ points }) => points.length > 0));
  const outlines = spec.sections.filter(({ outline }) => outline?.mode === 'SVG').length;
  const left = { backgroundImage: spec.underlay === undefined || spec.underlay === null ? 0 : 1, other: outlines };
  for (const [what, count] of Object.entries(left))
    if (count > 0) builder.notices.push(createNotice('DRAWING_LEFT_OUT', { what, count }));
  return builder.build(spec.schema.name || spec.venue?.name || planName);
}

function addSection(builder: PlanBuilder, section: SeatedSection, key: string): void {
  const { name, numbering } = section;
  const named = { rows: toNumbering(numbering?.rows), seats: toNumbering(numbering?.seats) };
  const seats = listLabels(named.seats, section.seatsPerRow);
  let hidden = 0;
  let marked = 0;
  const skipsOf = byRow(section.skip);
  const flagsOf = byRow(section.flags);
  for (const [rowIndex, row] of listLabels(named.rows, section.rows).entries()) {
    const skips = skipsOf.get(row) ?? [];
    const flags = flagsOf.get(row) ?? [];
    for (const [seatIndex, label] of seats.entries()) {
      if (skips.some((choice) => isChosen(choice, label))) continue;
      const chosen = flags.filter((choice) => isChosen(choice, label));
      const isFlagged = (flag: 'accessible' | 'hidden' | 'marked') =>
        chosen.findLast((choice) => (choice[flag] ?? null) !== null)?.[flag] === true;
      if (isFlagged('hidden')) {
        hidden += 1;
        continue;
      }
      if (isFlagged('marked')) marked += 1;
      const place =
        section.type === 'arc' ? placeOnArc(section, rowIndex, seatIndex) : placeInGrid(section, rowIndex, seatIndex);
      const access: Pick<PlanSeat, 'access'> = isFlagged('accessible') ? { access: 'wheelchair' } : {};
      builder.addSeat({ key, label: name }, row, { label, ...place, ...access });
    }
  }
  builder.notices.push(
    ...reportLeftOut('hiddenSeats', hidden, [name]),
    ...reportLeftOut('markedSeats', marked, [name]),
  );
  for (const [what, { from, ...rest }] of Object.entries(named))
    if (isUncountable({ from, ...rest }))
      builder.notices.push(createNotice('LABELS_COUNTED', { what, from, section: name }));
}

type NamedBy = NonNullable<NonNullable<SeatedSection['numbering']>['rows' | 'seats']>;

const toNumbering = (named: NamedBy | null | undefined): LabelSequence => ({
  format: named && 'format' in named ? named.format : 'arabic',
  from: named?.from || '1',
  step: named?.step ?? 1,
  isReversed: named?.direction === 'toTop' || named?.direction === 'toLeft',
});

function byRow<Choice extends { readonly row: string }>(choices: readonly Choice[]): ReadonlyMap<string, Choice[]> {
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    const known = map.get(choice.row);
    if (known) known.push(choice);
    else map.set(choice.row, [choice]);
  }
  return map;
}

const isChosen = ({ seats }: SeatedSection['skip'][number], seat: string): boolean => seats?.includes(seat) ?? true;

function placeInGrid({ position, spacing }: GridSection, row: number, seat: number): Point {
  return {
    x: roundCoordinate(position.x + GRID_INSET + seat * spacing.x),
    y: roundCoordinate(position.y + GRID_INSET + row * spacing.y),
  };
}

/**
 * Returns the position and rotation of a seat. Rows are centred below the origin, which the seats face or turn their
 * backs to; the first seat is at the right end.
 */
function placeOnArc(section: ArcSection, row: number, seat: number): Point & { rotation: number } {
  const { position, radius, rowSpacing, arcDegrees, seatsPerRow, facing } = section;
  const share = seatsPerRow === 1 ? 0.5 : seat / (seatsPerRow - 1);
  const degrees = 90 + (share - 0.5) * arcDegrees;
  const angle = (degrees * Math.PI) / 180;
  const distance = radius + row * rowSpacing;
  return {
    x: roundCoordinate(position.x + distance * Math.cos(angle)),
    y: roundCoordinate(position.y + distance * Math.sin(angle)),
    rotation: wholeDegrees(facing === 'in' ? degrees - 90 : degrees + 90),
  };
}

/** The sizes of figures for which the recipe gives none. */
const SIZES = { stage: [600, 120], shape: [250, 250], label: [200, 200] } as const;

function readShape(source: DrawnShape): PlanShape {
  const [widest, highest] = SIZES[source.type];
  const { width, height, position } = { ...source, width: source.width ?? widest, height: source.height ?? highest };
  if (source.type === 'label')
    return { kind: 'text', points: [{ x: position.x + width / 2, y: position.y + height / 2 }], text: source.text };
  const text = source.text || (source.type === 'stage' ? 'STAGE' : '');
  const isStage = source.type === 'stage' || isStageText(text);
  const kind = isStage ? 'stage' : source.shape === 'LINE' ? 'line' : 'polygon';
  return { kind, points: drawFigure({ ...source, width, height }), ...(text && { text }) };
}

interface Figure {
  readonly shape: 'RECT' | 'CIRCLE' | 'POLYGON' | 'LINE';
  readonly position: Point;
  readonly width: number;
  readonly height: number;
  readonly points: readonly Point[];
  readonly angle?: number;
}

function drawFigure({ shape, position, width, height, points, angle = 0 }: Figure): Point[] {
  if (shape !== 'RECT' && shape !== 'CIRCLE' && points.length > 0) return movePoints(points, position, angle);
  const centre = { x: position.x + width / 2, y: position.y + height / 2 };
  if (shape === 'CIRCLE') return drawEllipse(centre, width / 2, height / 2, angle);
  const corners = drawRectangle(centre, width, height, angle);
  return shape === 'LINE' ? corners.filter((_, index) => index % 2 === 0) : corners;
}
