import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPlan } from '../../test/arbitrary-plan.ts';
import { encodeText, makeBlock, makePlan } from '../../test/make-plan.ts';
import { readFixture } from '../../test/read-fixture.ts';
import { requirePlan } from '../../test/require-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import type { PlanSeat, Point, SeatingPlan } from '../format/plan.ts';
import { countSeats } from '../format/plan.ts';
import { theatrePlan } from '../generate/theatre-plan.ts';
import { buildSeatIndex } from '../seat-ids/build-seat-index.ts';
import { exportCsv } from './export-csv.ts';
import { exportPretix } from './export-pretix.ts';
import { exportParterre } from './index.ts';

const importAgain = (text: string, name: string) =>
  requirePlan({ name, bytes: encodeText(text) }, { layout: 'as-is' }).plan;

function listSeats(plan: SeatingPlan, pick: (seat: PlanSeat) => unknown): unknown[] {
  return plan.blocks.flatMap((block) =>
    block.rows.flatMap((row) => row.seats.map((seat) => [block.label, row.label, seat.label, pick(seat)])),
  );
}

interface WrittenPlan {
  zones: {
    position: Point;
    rows: { position: Point; seats: { position: Point }[] }[];
    areas: { position: Point; polygon: { points: Point[] } }[];
  }[];
  size: { width: number; height: number };
}

const corner = fc.record({ x: fc.integer({ min: -9000, max: 9000 }), y: fc.integer({ min: -9000, max: 9000 }) });
const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const placeOf = ({ x, y, category }: PlanSeat) => [x, y, category];

describe('export and import again', () => {
  it('gives an equal plan as Parterre JSON', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        expect(importAgain(exportParterre(plan), 'plan.json')).toEqual(plan);
      }),
    );
    expect(importAgain(exportParterre(theatrePlan()), 'plan.json')).toEqual(theatrePlan());
  });

  it('keeps everything that belongs to a seat as CSV', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        const again = importAgain(exportCsv(plan), 'plan.csv');
        expect(listSeats(again, ({ label: _, ...rest }) => rest)).toEqual(
          listSeats(plan, ({ label: _, ...rest }) => rest),
        );
        expect(again.name).toBe(plan.name);
      }),
    );
  });

  it('keeps blocks, rows, seats, categories and coordinates as pretix JSON', () => {
    fc.assert(
      fc.property(arbitraryPlan, (plan) => {
        const again = importAgain(exportPretix(plan), 'plan.json');
        expect(listSeats(again, placeOf)).toEqual(listSeats(plan, placeOf));
        expect(again.categories.map((category) => category.key)).toEqual(
          plan.categories.map((category) => category.key),
        );
      }),
    );
  });

  it('calls a category what people call it, and by its key where two are called the same', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2])], { categories: [{ key: 'Gold', label: 'Premium' }] });
    plan.blocks[0]!.rows[0]!.seats[0]!.category = 'Gold';
    const namesOf = () =>
      [importAgain(exportCsv(plan), 'plan.csv'), importAgain(exportPretix(plan), 'plan.json')].map(
        ({ categories, blocks }) => [categories[0]?.label, blocks[0]!.rows[0]!.seats[0]!.category],
      );
    expect(namesOf()).toEqual([
      ['Premium', 'Premium'],
      ['Premium', 'Premium'],
    ]);
    plan.categories.push({ key: 'Silver', label: 'premium' });
    expect(namesOf()).toEqual([
      ['Gold', 'Gold'],
      ['Gold', 'Gold'],
    ]);
  });

  it('keeps a row in two pieces whose seats have numbers of their own', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2, 2])]);
    const [left, right] = plan.blocks[0]!.rows;
    right!.label = left!.label;
    for (const [index, seat] of right!.seats.entries()) seat.label = String(index + 11);
    expect(importAgain(exportParterre(plan), 'plan.json')).toEqual(plan);
    expect(listSeats(importAgain(exportPretix(plan), 'plan.json'), placeOf)).toEqual(listSeats(plan, placeOf));
    expect(countSeats(importAgain(exportCsv(plan), 'plan.csv'))).toBe(4);
  });

  it('takes neither a standing area nor a line for the stage of a pretix plan that has none', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2])]);
    plan.standingAreas.push({ label: 'Pit', capacity: 9, outline: [0, 1, 2].map((at) => ({ x: at, y: at * at })) });
    const drawnAs = () => importAgain(exportPretix(plan), 'plan.json').shapes.map(({ kind }) => kind);
    expect(drawnAs()).toEqual(['polygon', 'text']);
    plan.standingAreas = [];
    plan.shapes.push({ kind: 'line', points: [0, 1].map((at) => ({ x: at, y: at })) });
    expect(drawnAs()).toEqual(['line']);
  });

  it('draws all of a pretix plan between the origin and its size', () => {
    fc.assert(
      fc.property(arbitraryPlan, corner, corner, (plan, a, b) => {
        plan.shapes.push({ kind: 'line', points: [a, b] });
        plan.standingAreas.push({ label: 'Pit', capacity: 9, outline: [a, b, { x: 0, y: 0 }] });
        const { zones, size } = JSON.parse(exportPretix(plan)) as WrittenPlan;
        for (const { position, rows, areas } of zones) {
          const points = [
            ...rows.flatMap(({ position: row, seats }) => seats.map((seat) => add(row, seat.position))),
            ...areas.flatMap((area) => area.polygon.points.map((point) => add(area.position, point))),
          ];
          for (const point of points) {
            const { x, y } = add(position, point);
            expect([x >= 0, y >= 0, x <= size.width, y <= size.height]).toEqual([true, true, true, true]);
          }
        }
      }),
    );
  });

  it('leaves room on the canvas of a pretix plan for the words drawn on it', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2])]);
    plan.shapes.push({ kind: 'text', points: [{ x: 0, y: 0 }], text: 'Grand Circle', size: 60 });
    const { zones, size } = JSON.parse(exportPretix(plan)) as WrittenPlan;
    const { position } = zones.at(-1)!;
    expect([position.x, position.y].map((room) => room >= 30)).toEqual([true, true]);
    expect([position.x >= 12 * 60 * 0.3, size.width - position.x >= 12 * 60 * 0.3]).toEqual([true, true]);
  });

  it('takes over by how far a zone of our export was moved in another editor', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2]), makeBlock(2, 'Right', [2], -700)]);
    const written = JSON.parse(exportPretix(plan)) as WrittenPlan;
    written.zones[1]!.position.x += 30;
    const again = importAgain(JSON.stringify(written), 'plan.json');
    expect(again.blocks.map(({ rows }) => rows[0]!.seats[0]!.x)).toEqual([0, -670]);
  });

  it('keeps a pretix plan that fills the page', () => {
    const plan = makePlan([makeBlock(1, 'Left', [2])]);
    Object.assign(plan.blocks[0]!.rows[0]!.seats[0]!, { x: -1_000_000, y: 1_000_000 });
    expect(listSeats(importAgain(exportPretix(plan), 'plan.json'), placeOf)).toEqual(listSeats(plan, placeOf));
  });

  it('keeps the stage and its outline as pretix JSON', () => {
    const again = importAgain(exportPretix(theatrePlan()), 'plan.json');
    expect(again.shapes[0]).toEqual(theatrePlan().shapes[0]);
    expect(again.blocks.map((block) => block.label)).toEqual(theatrePlan().blocks.map((block) => block.label));
  });

  it('keeps the ids of the real stadium', () => {
    const { plan } = requirePlan(readFixture('tabular/rakuten-taoyuan-stadium.csv'));
    const idsOf = (of: SeatingPlan) => {
      const geometry = compilePlan(of);
      const index = buildSeatIndex(geometry);
      return Array.from({ length: geometry.seatCount }, (_, seat) => index.seatIdOf(seat));
    };
    expect(idsOf(importAgain(exportCsv(plan), 'plan.csv'))).toEqual(idsOf(plan));
    expect(idsOf(importAgain(exportPretix(plan), 'plan.json'))).toEqual(idsOf(plan));
  });

  it('writes CSV that a spreadsheet neither garbles nor runs', () => {
    const plan = theatrePlan();
    plan.blocks[0]!.label = '=SUM';
    const text = exportCsv(plan);
    expect(text.startsWith('\ufeffblock,row,seat,x,y')).toBe(true);
    expect(text.split('\r\n')[1]!.startsWith("'=SUM,A,1,")).toBe(true);
  });

  it('writes pretix plans with unique guids and only the fields of the format', () => {
    const written = JSON.parse(exportPretix(theatrePlan())) as {
      zones: { rows: { seats: { seat_guid: string }[] }[] }[];
    };
    const guids = written.zones.flatMap((zone) => zone.rows.flatMap((row) => row.seats.map((seat) => seat.seat_guid)));
    expect(new Set(guids).size).toBe(guids.length);
    expect(Object.keys(written)).toEqual(['name', 'categories', 'zones', 'size']);
  });

  it.each([
    ['a plan of one seat', [[1]]],
    ['rows of 500', [[500, 500]]],
    ['250,000 seats', Array.from({ length: 100 }, () => Array.from({ length: 5 }, () => 500))],
  ])(
    'keeps every seat of %s in each format',
    (_, blocks) => {
      const plan = makePlan(
        blocks.map((rows, index) => makeBlock(index + 1, `Block ${index + 1}`, rows, index * 11_000)),
      );
      const wanted = countSeats(plan);
      expect(importAgain(exportParterre(plan), 'plan.json')).toEqual(plan);
      for (const [text, name] of [
        [exportCsv(plan), 'plan.csv'],
        [exportPretix(plan), 'plan.json'],
      ] as const) {
        const again = importAgain(text, name);
        expect([countSeats(again), compilePlan(again).seatCount]).toEqual([wanted, wanted]);
      }
    },
    60_000,
  );

  it('keeps seats on one point, and labels of every script', () => {
    const plan = makePlan([makeBlock(1, '西下A', [4])]);
    for (const [index, label] of ['مقعد', '👩‍👩‍👧', '座', 'é'].entries())
      Object.assign(plan.blocks[0]!.rows[0]!.seats[index]!, { label, x: 5, y: 5 });
    for (const [text, name] of [
      [exportParterre(plan), 'plan.json'],
      [exportCsv(plan), 'plan.csv'],
      [exportPretix(plan), 'plan.json'],
    ] as const)
      expect(listSeats(importAgain(text, name), placeOf)).toEqual(listSeats(plan, placeOf));
  });
});
