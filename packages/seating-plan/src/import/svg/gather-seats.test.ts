import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import { importPlan } from '../import-plan.ts';

const svg = (inside: string, attributes = '') => ({
  name: 'hall.svg',
  bytes: encodeText(`<svg xmlns:inkscape="urn:x" ${attributes}>${inside}</svg>`),
});
/** Draws rows A and B of four seats; `place` draws each seat about 0, 0 with its name. */
const drawRows = (place: (row: string, seat: number) => string) =>
  ['A', 'B']
    .flatMap((row, y) =>
      [1, 2, 3, 4].map((seat, x) => `<g transform="translate(${x * 20} ${y * 30})">${place(row, seat)}</g>`),
    )
    .join('');
const ROWS = [
  ['A', ['1 0,0', '2 20,0', '3 40,0', '4 60,0']],
  ['B', ['1 0,30', '2 20,30', '3 40,30', '4 60,30']],
];
const readRows = (inside: string, attributes?: string) =>
  requirePlan(svg(inside, attributes)).plan.blocks.flatMap(({ rows }) =>
    rows.map((row) => [row.label, row.seats.map(({ label, x, y }) => `${label} ${x},${y}`)]),
  );
const CIRCLE = '<circle r="6"/>';
const SYMBOL = '<symbol id="s" viewBox="0 0 10 10"><rect width="10" height="10"/></symbol>';

describe('seats of a drawing', () => {
  it.each([
    ['a group round a circle', (row, seat) => `<g id="${row}-${seat}">${CIRCLE}</g>`],
    [
      'a group round a path and words',
      (row, seat) => `<g id="${row}-${seat}"><path d="M-6-6h12v12h-12z"/><text>${seat}</text></g>`,
    ],
    [
      'a group round two rectangles',
      (row, seat) =>
        `<g id="${row}_${seat}"><rect x="-6" y="-6" width="12" height="8"/><rect x="-6" y="2" width="12" height="4"/></g>`,
    ],
    ['a link round a circle', (row, seat) => `<a id="${row}-${seat}">${CIRCLE}</a>`],
    [
      'a path of curves',
      (row, seat) => `<path id="${row}-${seat}" d="M6 0C6 3.3 3.3 6 0 6S-6 3.3-6 0-3.3-6 0-6 6-3.3 6 0Z"/>`,
    ],
    ['a path of two arcs', (row, seat) => `<path id="${row}-${seat}" d="m-6 0a6 6 0 1112 0 6 6 0 11-12 0"/>`],
    ['a path of one arc', (row, seat) => `<path id="${row}-${seat}" d="M 6,0 A 6,6 0 1 1 6,-0.001 Z"/>`],
    ['a polygon', (row, seat) => `<polygon id="${row}-${seat}" points="-6,-6 6,-6 6,6 -6,6"/>`],
    ['a use of a shape', (row, seat) => `<defs><circle id="dot" r="6"/></defs><use id="${row}-${seat}" href="#dot"/>`],
    [
      'a use of a symbol with a size',
      (row, seat) => `${SYMBOL}<use id="${row}-${seat}" xlink:href="#s" x="-6" y="-6" width="12" height="12"/>`,
    ],
    [
      'data attributes',
      (row, seat) => `<rect data-row="${row}" data-seat="${seat}" x="-6" y="-6" width="12" height="12"/>`,
    ],
    ['a data label', (row, seat) => `<circle id="circle${seat}" data-label="${row}-${seat}" r="6"/>`],
    ['a title', (row, seat) => `<circle r="6"><title>Row ${row}, seat ${seat}</title></circle>`],
    ['an aria label', (row, seat) => `<circle id="path12-3" aria-label="Reihe ${row} Platz ${seat}" r="6"/>`],
    ['a label of Inkscape', (row, seat) => `<circle id="circle${seat}-3" inkscape:label="${row}-${seat}" r="6"/>`],
    ['words in the id', (row, seat) => `<circle id="row-${row}-seat-${seat}" r="6"/>`],
    ['words in the id without a gap', (row, seat) => `<circle id="Row${row}Seat${seat}" r="6"/>`],
    ['a letter and a number', (row, seat) => `<circle id="${row}${seat}" r="6"/>`],
    [
      'an id as Illustrator writes it',
      (row, seat) => `<circle id="_x${row.charCodeAt(0).toString(16)}_-${seat}" r="6"/>`,
    ],
  ] satisfies [string, (row: string, seat: number) => string][])('are read from %s', (_, place) => {
    expect(readRows(drawRows(place))).toEqual(ROWS);
  });

  it('take block and row from the groups round them', () => {
    const rows = ['A', 'B'].map(
      (row, y) =>
        `<g data-row="${row}">${[1, 2].map((seat, x) => `<circle data-seat="${seat}" cx="${x * 20}" cy="${y * 30}" r="6"/>`).join('')}</g>`,
    );
    const { plan } = requirePlan(svg(`<g id="section-Stalls">${rows.join('')}</g>`));
    expect(
      plan.blocks.map(({ label, rows: read }) => [label, read.map((row) => [row.label, row.seats.length])]),
    ).toEqual([
      [
        'Stalls',
        [
          ['A', 2],
          ['B', 2],
        ],
      ],
    ]);
    const worded = svg(
      '<g id="Block_B"><g id="Row_7"><circle id="Seat_1" r="5"/><circle id="_2" cx="20" r="5"/></g></g>',
    );
    expect(requirePlan(worded).plan.blocks).toMatchObject([
      { label: 'B', rows: [{ label: '7', seats: [{ label: '1' }, { label: '2' }] }] },
    ]);
  });

  it('say their category, and that they are taken', () => {
    const file = svg(
      drawRows((row, seat) => `<circle id="${row}-${seat}" r="6" data-category="Gold" data-status="sold"/>`),
    );
    const { plan, problems } = requirePlan(file);
    expect(plan.categories).toEqual([{ key: 'Gold', label: 'Gold' }]);
    expect(problems).toContainEqual(expect.objectContaining({ code: 'STATES_LEFT_OUT', values: { count: 8 } }));
  });

  it('are counted beside the shapes without a name', () => {
    const more = (count: number) => '<circle cx="5" cy="200" r="6"/>'.repeat(count);
    const few = requirePlan(svg(drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`) + more(2)));
    expect(few.drawing).toMatchObject({ namedSeats: 8, unnamedShapes: 2 });
    expect(few.problems).toContainEqual(
      expect.objectContaining({ code: 'SHAPES_WITHOUT_NAMES', values: { named: 8, unnamed: 2 } }),
    );
    const many = requirePlan(svg(drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`) + more(90)));
    expect(many.problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'SEATS_MOSTLY_UNNAMED', values: { named: 8, unnamed: 90 } }),
    );
    expect(few.plan.shapes).toHaveLength(2);
  });

  it('are none of the shapes that are named like a part of the building', () => {
    const others = ['exit-1', 'Door_2', 'layer-3', 'rect12-3', 'path4567-1-2', 'Ellipse_1_', 'XMLID_12_', 'stage-left'];
    const drawn = others.map((id, x) => `<circle id="${id}" cx="${x * 20}" cy="90" r="6"/>`).join('');
    const large = '<rect id="bar-1" width="300" height="80"/>';
    const file = svg(drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`) + drawn + large);
    expect(requirePlan(file).drawing).toMatchObject({ namedSeats: 8, unnamedShapes: 8 });
  });

  it('are not taken from sections, and one circle without a name makes no seats', () => {
    const sections = ['101', '102', '103'].map(
      (id, x) => `<path id="section-${id}-bg" d="M${x * 100} 0h90v${40 + x * 60}h-90z"/>`,
    );
    const codeOf = (inside: string) => importPlan(svg(inside)).problems[0]!;
    expect(codeOf(`${sections.join('')}<circle r="6"/>`).code).toBe('DRAWING_WITHOUT_SEATS');
    expect(codeOf('<circle r="6"/>'.repeat(40))).toMatchObject({ code: 'SEATS_WITHOUT_LABELS', values: { count: 40 } });
    expect(codeOf('<rect width="9" height="9"/>'.repeat(40))).toMatchObject({ values: { count: 40 } });
  });

  it('lie where nested drawings, units and shares put them', () => {
    const seat = (more: string) => `<circle id="A-1" r="1" ${more}/>`;
    const placeOf = (inside: string, attributes?: string) => {
      const { x, y } = requirePlan(svg(inside, attributes)).plan.blocks[0]!.rows[0]!.seats[0]!;
      return [x, y];
    };
    const nested = `<svg x="100" y="50" width="200" height="100" viewBox="10 10 20 20">${seat('cx="20" cy="10"')}</svg>`;
    expect(placeOf(nested)).toEqual([200, 50]);
    expect(
      placeOf(`<g transform="scale(2)"><g transform="translate(5,5) rotate(90)">${seat('cx="10" cy="0"')}</g></g>`),
    ).toEqual([10, 30]);
    expect(placeOf(seat('cx="50%" cy="25%"'), 'viewBox="0 0 400 200"')).toEqual([200, 50]);
    expect(placeOf(seat('cx="25.4mm" cy="1in"'))).toEqual([96, 96]);
    expect(placeOf(seat('cx="1" cy="2" style="transform: translate(10px, 20px)"'))).toEqual([11, 22]);
    expect(
      placeOf(seat('cx="30" cy="20"'), 'viewBox="0 0 100 100" width="200" height="100" preserveAspectRatio="none"'),
    ).toEqual([60, 20]);
  });

  it('keep their distance in a drawing of very small numbers', () => {
    const file = svg(
      drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`).replace(/^/, '<g transform="scale(0.0001)">') +
        '</g>',
    );
    const [first, second] = requirePlan(file).plan.blocks[0]!.rows[0]!.seats;
    expect(second!.x! - first!.x!).toBeGreaterThanOrEqual(2);
  });

  it('are not those of layers that are hidden', () => {
    const hidden = `<g style="display:none">${drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`)}</g>`;
    const { seatCount, problems } = requirePlan(
      svg(hidden + drawRows((row, seat) => `<circle id="${row}-${seat}" r="6"/>`)),
    );
    expect(seatCount).toBe(8);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'DRAWING_LEFT_OUT', values: { what: 'hidden', count: 8 } }),
    );
  });
});
