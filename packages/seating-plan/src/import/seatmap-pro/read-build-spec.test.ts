import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';

const write = (value: object) => ({ name: 'spec.json', bytes: encodeText(JSON.stringify(value)) });
const spec = (...sections: object[]) => write({ schema: { name: 'Hall', gaCapacity: 400 }, sections });
const grid = { name: 'Stalls', rows: 2, seatsPerRow: 3 };
const arc = { name: 'Circle', type: 'arc', position: { x: 100, y: -50 }, rows: 1, seatsPerRow: 3, radius: 500 };
const labelsOf = (section: object) =>
  requirePlan(spec({ ...grid, ...section })).plan.blocks[0]!.rows.map(({ label, seats }) =>
    [label, ...seats.map((seat) => seat.label)].join(' '),
  );
const noticesOf = (file: ReturnType<typeof write>, code: string) =>
  requirePlan(file)
    .problems.filter((problem) => problem.code === code)
    .map(({ values }) => values);

describe('a build spec', () => {
  it('computes grids, arcs and accessible seats of the sample theatre', () => {
    const { plan } = requirePlan(readFixture('seatmap-pro/theatre.json'), { layout: 'as-is' });
    const [stalls, circle] = plan.blocks;
    expect(stalls!.rows.map(({ label }) => label).join('')).toBe('ABCDEFGHIJKL');
    expect(stalls!.rows[0]!.seats[0]).toEqual({ label: '1', x: 19, y: 19, access: 'wheelchair' });
    expect(stalls!.rows[1]!.seats[2]).toEqual({ label: '3', x: 75, y: 47 });
    const row = circle!.rows[1]!.seats;
    for (const { x, y } of row) expect(Math.hypot(x! - 336, y! + 520)).toBeCloseTo(654, 0);
    expect(plan.standingAreas).toMatchObject([{ label: 'Standing Pit', outline: [{ x: 60, y: -220 }, {}, {}, {}] }]);
  });

  it('begins every arc of the samples at its right end, as the vendor counts', () => {
    for (const [sample, name] of [
      ['theatre', 'Dress Circle'],
      ['arena', 'Upper Ring'],
    ] as const) {
      const { plan } = requirePlan(readFixture(`seatmap-pro/${sample}.json`), { layout: 'as-is' });
      const circle = plan.blocks.find(({ label }) => label === name)!;
      for (const { seats } of circle.rows) {
        expect(seats[0]!.label).toBe('1');
        for (const [index, { x }] of seats.slice(1).entries()) expect(x!).toBeLessThan(seats[index]!.x!);
      }
    }
  });

  it('places each seat of an arc where the vendor does', () => {
    const options = { rows: fc.integer({ min: 1, max: 4 }), seatsPerRow: fc.integer({ min: 1, max: 9 }) };
    const turns = {
      arcDegrees: fc.integer({ min: 1, max: 360 }),
      facing: fc.constantFrom('in' as const, 'out' as const),
    };
    fc.assert(
      fc.property(fc.record({ ...options, ...turns }), (sizes) => {
        const { blocks } = requirePlan(spec({ ...arc, ...sizes, rowSpacing: 30 }), { layout: 'as-is' }).plan;
        const step = sizes.seatsPerRow > 1 ? sizes.arcDegrees / (sizes.seatsPerRow - 1) : 0;
        for (const [k, { seats }] of blocks[0]!.rows.entries())
          for (const [i, { x, y, rotation }] of seats.entries()) {
            const degrees = sizes.seatsPerRow > 1 ? 90 - sizes.arcDegrees / 2 + i * step : 90;
            const r = 500 + k * 30;
            expect(x!).toBeCloseTo(100 + r * Math.cos((degrees * Math.PI) / 180), 1);
            expect(y!).toBeCloseTo(-50 + r * Math.sin((degrees * Math.PI) / 180), 1);
            const turned = degrees + (sizes.facing === 'in' ? -90 : 90);
            expect(Math.cos(((rotation! - turned) * Math.PI) / 180)).toBeGreaterThan(0.999);
          }
      }),
      { numRuns: 50 },
    );
  });

  it('counts rows from A without a format as the vendor does, 1, 2, 3, and says so', () => {
    const numbering = { rows: { from: 'A' }, seats: { from: 'B' } };
    expect(labelsOf({ numbering })).toEqual(['1 1 2 3', '2 1 2 3']);
    expect(noticesOf(spec({ ...grid, numbering }), 'LABELS_COUNTED')).toEqual([
      { what: 'rows', from: 'A', section: 'Stalls' },
      { what: 'seats', from: 'B', section: 'Stalls' },
    ]);
    const lettered = { rows: { format: 'letters', from: 'A' }, seats: { from: 'B7' } };
    expect(labelsOf({ numbering: lettered })).toEqual(['A B7 B8 B9', 'B B7 B8 B9']);
    expect(noticesOf(spec({ ...grid, numbering: lettered }), 'LABELS_COUNTED')).toEqual([]);
  });

  it('leaves out what is skipped, and turns numbers round', () => {
    const numbering = { rows: { format: 'letters', direction: 'toTop' }, seats: { direction: 'toLeft' } };
    const skip = [
      { row: 'A', seats: ['2'] },
      { row: 'B', seats: [1] },
    ];
    expect(labelsOf({ numbering, skip })).toEqual(['B 3 2', 'A 3 1']);
    expect(labelsOf({ skip: [{ row: '1', seats: null }] })).toEqual(['2 1 2 3']);
  });

  it('tells how many seats it leaves out as hidden, and how many marks', () => {
    const flags = [
      { row: '1', hidden: true, marked: null },
      { row: '1', seats: ['3'], hidden: false, marked: true },
    ];
    expect(labelsOf({ flags })).toEqual(['1 3', '2 1 2 3']);
    expect(noticesOf(spec({ ...grid, flags }), 'DETAILS_LEFT_OUT')).toEqual([
      { what: 'hiddenSeats', count: 2, names: 'Stalls' },
      { what: 'markedSeats', count: 1, names: 'Stalls' },
    ]);
  });

  it('takes null for what the vendor takes it: as left out', () => {
    const empty = { position: null, spacing: { x: null }, numbering: { rows: null, seats: { from: null } } };
    const { plan } = requirePlan(spec({ ...grid, ...empty, type: null, skip: null, flags: null }));
    expect(plan.blocks[0]!.rows[1]!.seats[1]).toEqual({ label: '2', x: 47, y: 47 });
    expect(requirePlan(spec({ ...arc, arcDegrees: null, facing: null, position: null })).seatCount).toBe(3);
  });

  it('draws stages, shapes and labels in the sizes of the vendor', () => {
    const shapes = [
      { type: 'stage', position: null },
      { shape: 'CIRCLE', width: 20, height: 20, text: 'Bar' },
      {
        type: 'shape',
        shape: 'LINE',
        points: [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
        position: { x: 1, y: 1 },
      },
      { type: 'label', text: 'Exit', position: { x: 10, y: 20 } },
      { width: 30, height: 10, angle: 90 },
    ];
    const { plan } = requirePlan(write({ schema: { name: 'Hall' }, sections: [grid], shapes }));
    const [stage, circle, line, label, turned] = plan.shapes;
    expect(stage).toMatchObject({ kind: 'stage', text: 'STAGE', points: [{}, {}, { x: 600, y: 120 }, {}] });
    expect(circle).toMatchObject({ kind: 'polygon', text: 'Bar', points: expect.objectContaining({ length: 32 }) });
    expect(line).toEqual({
      kind: 'line',
      points: [
        { x: 1, y: 1 },
        { x: 10, y: 10 },
      ],
    });
    expect(label).toEqual({ kind: 'text', text: 'Exit', points: [{ x: 110, y: 120 }] });
    expect(turned!.points[0]).toEqual({ x: 20, y: -10 });
  });

  it('tells what of the drawing is left out', () => {
    const outline = { mode: 'SVG', path: 'M0 0L9 9' };
    const file = write({ schema: { name: 'Hall' }, sections: [{ ...grid, outline }], underlay: { svg: '<svg/>' } });
    expect(noticesOf(file, 'DRAWING_LEFT_OUT')).toEqual([
      { what: 'backgroundImage', count: 1 },
      { what: 'other', count: 1 },
    ]);
  });

  it('knows the capacity of a single standing area only', () => {
    const pit = { name: 'Pit', type: 'ga' };
    expect(requirePlan(spec(pit)).plan.standingAreas).toMatchObject([{ label: 'Pit', capacity: 400 }]);
    expect(requirePlan(spec(pit, { ...pit, name: 'Side' })).plan.standingAreas.map(({ capacity }) => capacity)).toEqual(
      [0, 0],
    );
  });

  it('refuses a recipe for more seats than there may be before it makes them', () => {
    const huge = importPlan(spec({ ...grid, rows: 1_000_000, seatsPerRow: 1_000_000 }));
    expect(huge.problems).toMatchObject([{ code: 'TOO_MANY_SEATS', values: { count: 1e12, max: 250_000 } }]);
  });

  it.each([
    ['sections[0].rows', { rows: -1 }],
    ['sections[0].rows', { rows: undefined }],
    ['sections[0].seatsPerRow', { seatsPerRow: null }],
    ['sections[0].radius', { type: 'arc' }],
    ['sections[0].type', { type: 'spiral' }],
    ['sections[0].numbering.rows.direction', { numbering: { rows: { direction: 'up' } } }],
    ['sections[0].numbering.rows.format', { numbering: { rows: { format: 'greek' } } }],
  ])('refuses what the vendor refuses, at %s', (path, change) => {
    const [problem] = importPlan(spec({ ...grid, ...change })).problems;
    expect(problem).toMatchObject({ code: 'SEAT_PLAN_PARSING', source: { path } });
  });

  it('keeps sections of one name apart, which the checks then refuse', () => {
    expect(importPlan(spec(grid, { ...grid, position: { x: 300, y: 0 } }))).toMatchObject({ ok: false });
  });
});
