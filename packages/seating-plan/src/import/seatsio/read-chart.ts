import type { Point, SeatingPlan } from '../../format/plan.ts';
import { countSeats } from '../../format/plan.ts';
import { parseShape, textOf } from '../file-schema.ts';
import { createNotice, type ImportProblem, reportLeftOut } from '../import-problem.ts';
import type { ReadPlan } from '../read-plan.ts';
import { Chart, type ChartFloor } from './chart.ts';
import { collectEntrance, createDraft, type PlanDraft, readDrawing } from './read-drawing.ts';

const VERSION_MIN = 17;
const VERSION_MAX = 22;
/** The distance in plan units between floors, which the editor draws on top of each other. */
const FLOOR_GAP = 60;

/**
 * Turns sections into blocks, and so a chart or floor without sections; tables become rows, and general admission areas
 * standing areas.
 */
export function readChart(value: unknown, planName: string): ReadPlan {
  const chart = parseShape(Chart, value);
  const name = textOf(chart.name) || planName;
  const draft = createDraft();
  const floors = chart.subChartFloors ?? (chart.subChart ? [chart.subChart] : []);
  const focalPoints: Point[] = [];
  let floorTop = 0;
  for (const floor of floors) {
    const floorName = floors.length > 1 ? textOf(floor.floorName) || textOf(floor.floorDisplayName) : '';
    readFloor(floor, { name, floorName, floorTop }, draft);
    if (floor.focalPoint) focalPoints.push({ x: floor.focalPoint.x, y: floor.focalPoint.y + floorTop });
    floorTop += (floor.height ?? 0) + FLOOR_GAP;
  }
  for (const zone of chart.zones?.list ?? []) if (zone.focalPoint) focalPoints.push(zone.focalPoint);
  const [focalPoint, ...otherPoints] = focalPoints;
  const plan: SeatingPlan = {
    format: 'parterre-seating-plan',
    formatVersion: 1,
    name,
    ...(focalPoint && { focalPoint }),
    categories: (chart.categories?.list ?? []).map(({ key, label, color }) => ({
      key: String(key ?? label ?? ''),
      label: textOf(label),
      ...(color && { colour: color }),
    })),
    blocks: draft.blocks.filter((block) => countSeats({ blocks: [block] }) > 0),
    standingAreas: draft.standingAreas,
    shapes: draft.shapes,
  };
  const left = reportLeftOut('focalPoints', otherPoints.length, []);
  return {
    plan,
    notices: [...listNotices(chart, draft), ...left],
    sourceSeatCount: draft.sourceSeatCount,
    hasPositions: true,
  };
}

function readFloor(
  floor: ChartFloor,
  place: { name: string; floorName: string; floorTop: number },
  draft: PlanDraft,
): void {
  const { name, floorName, floorTop } = place;
  readDrawing(floor, { label: floorName || name, origin: { x: 0, y: floorTop } }, draft);
  for (const section of floor.sections ?? []) {
    const label = [floorName, textOf(section.label)].filter((part) => part !== '').join(' ');
    const before = draft.sourceSeatCount + draft.standingAreas.length;
    const outline = section.points?.map(({ x, y }) => ({ x, y: y + floorTop }));
    const origin = { x: section.topLeft?.x ?? 0, y: (section.topLeft?.y ?? 0) + floorTop };
    collectEntrance(section.entrance, draft);
    if (section.subChart)
      readDrawing(section.subChart, { label, origin, outline, categoryKey: section.categoryKey }, draft);
    if (draft.sourceSeatCount + draft.standingAreas.length === before) draft.emptySections.push(label);
  }
}

function listNotices(chart: Chart, draft: PlanDraft): ImportProblem[] {
  const notices: ImportProblem[] = [];
  const version = chart.version ?? 0;
  if (version < VERSION_MIN || version > VERSION_MAX) notices.push(createNotice('VERSION_UNTRIED', { version }));
  const floors = chart.subChartFloors?.length ?? 0;
  if (floors > 1) notices.push(createNotice('FLOORS_SPREAD', { count: floors }));
  for (const { label, capacity } of draft.standingAreas) {
    notices.push(createNotice('GENERAL_ADMISSION_KEPT_AS_STANDING', { label, capacity }));
  }
  for (const table of draft.wholeTables) notices.push(createNotice('TABLE_BOOKED_AS_A_WHOLE', { table }));
  for (const section of draft.emptySections) notices.push(createNotice('SECTION_WITHOUT_SEATS', { section }));
  if (draft.boothCount > 0) notices.push(createNotice('DRAWING_LEFT_OUT', { what: 'booths', count: draft.boothCount }));
  const hasImage = [chart.subChart, ...(chart.subChartFloors ?? [])].some((floor) => Boolean(floor?.backgroundImage));
  if (hasImage) notices.push(createNotice('DRAWING_LEFT_OUT', { what: 'backgroundImage', count: 1 }));
  if (draft.imageCount > 0) notices.push(createNotice('DRAWING_LEFT_OUT', { what: 'other', count: draft.imageCount }));
  const zones = chart.zones?.list ?? [];
  notices.push(
    ...reportLeftOut(
      'zones',
      zones.length,
      zones.map(({ label }) => textOf(label)),
    ),
    ...reportLeftOut('standingCategories', draft.pricedAreas.length, draft.pricedAreas),
    ...reportLeftOut('entrances', draft.entrances.length, draft.entrances),
    ...reportLeftOut('displayLabels', draft.displayLabels.length, draft.displayLabels),
  );
  return notices;
}
