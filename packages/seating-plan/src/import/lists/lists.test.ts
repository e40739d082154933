import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';

const json = (value: unknown) => ({ name: 'Hall.json', bytes: encodeText(JSON.stringify(value)) });
const noticesOf = (path: string) =>
  requirePlan(readFixture(path))
    .problems.filter(({ code }) => code === 'STATES_LEFT_OUT')
    .map(({ values }) => values);

describe('lists of seats', () => {
  it('say how many states of seats stay behind', () => {
    expect(noticesOf('flat-seats/small.json')).toEqual([{ count: 7 }]);
    expect(noticesOf('grid/event-seatmap-400.json')).toEqual([{ count: 5 }]);
  });

  it('place the seats of a section by its transform, and keep the price tier', () => {
    const seat = { id: 'A-1-01', col: 1, x: 5, y: 6, priceTier: 2, status: 'available' };
    const section = {
      id: 'A',
      label: 'Lower',
      transform: { x: 100, y: 200, scale: 2 },
      rows: [{ index: 1, seats: [seat] }],
    };
    expect(requirePlan(json({ name: 'Arena', sections: [section] })).plan).toMatchObject({
      name: 'Arena',
      categories: [{ key: '2' }],
      blocks: [{ label: 'Lower', rows: [{ label: '1', seats: [{ label: '1', x: 110, y: 212, category: '2' }] }] }],
    });
  });

  it('keep the gap of a void cell and the number in the code', () => {
    const { plan } = requirePlan(readFixture('grid/event-seatmap-400.json'));
    const [row] = plan.blocks[0]!.rows;
    expect(row!.seats.slice(2, 4)).toMatchObject([
      { label: '3', x: 40 },
      { label: '4', x: 80 },
    ]);
  });

  it('keep spaces and aisles as places without a seat, before a stage', () => {
    const cell = (row: string, label: string, type = 'seat') => ({ id: '', row, label, type });
    const seatMapData = [
      cell('A', '1'),
      cell('A', '', 'space'),
      cell('A', '2'),
      cell('empty-7467', '', 'space'),
      cell('B', '1'),
    ];
    const { plan } = requirePlan(json({ blockId: 1, blockName: 'Main', stageText: 'STAGE', seatMapData }));
    expect(plan.blocks).toMatchObject([
      {
        label: 'Main',
        rows: [
          {
            label: 'A',
            seats: [
              { x: 0, y: 0 },
              { x: 40, y: 0 },
            ],
          },
          { label: 'B', seats: [{ x: 0, y: 50 }] },
        ],
      },
    ]);
    expect(plan.shapes).toMatchObject([{ kind: 'stage', text: 'STAGE' }]);
  });

  it('make one row of a block that names none, and say so', () => {
    const { plan, problems } = requirePlan(json([{ name: 'VIP', price: '90', seat: ['1', '2', '3'] }]));
    expect(plan.blocks).toMatchObject([{ label: 'VIP', rows: [{ label: '1', seats: [{ category: '90' }, {}, {}] }] }]);
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['ROWS_ASSUMED', 'POSITIONS_ARRANGED']));
  });

  it('name the place of what does not fit', () => {
    const wrong = { seats: [{ rowName: 'A', displayName: '1', blockId: 1, positionLeft: 'far', positionTop: 0 }] };
    expect(importPlan(json(wrong)).problems[0]).toMatchObject({ source: { path: 'seats[0].positionLeft' } });
  });
});
