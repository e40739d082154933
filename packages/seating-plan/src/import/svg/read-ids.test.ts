import { describe, expect, it } from 'vitest';
import { encodeText } from '../../../test/make-plan.ts';
import { readFixture } from '../../../test/read-fixture.ts';
import { requirePlan } from '../../../test/require-plan.ts';
import type { ImportOptions } from '../import-plan.ts';

interface Place {
  floor: string;
  block: string;
  row: string;
  seat: string;
  x: number;
  y: number;
}

/** Places two floors of two blocks: three rows of eight seats, rows 30 apart, seats 20, moved by `bend`. */
function placeHall(bend: (x: number, y: number) => [number, number] = (x, y) => [x, y]): Place[] {
  return [1, 2].flatMap((floor) =>
    ['L', 'R'].flatMap((block, blockIndex) =>
      ['A', 'B', 'C'].flatMap((row, rowIndex) =>
        Array.from({ length: 8 }, (_, seat) => {
          const [x, y] = bend(blockIndex * 220 + seat * 20, floor * 300 + rowIndex * 30);
          return { floor: String(floor), block, row, seat: String(seat + 1), x, y };
        }),
      ),
    ),
  );
}

const draw = (places: readonly Place[], nameOf: (place: Place) => string) => ({
  name: 'hall.svg',
  bytes: encodeText(
    `<svg>${places.map((place) => `<circle id="${nameOf(place)}" cx="${place.x}" cy="${place.y}" r="6"/>`).join('')}</svg>`,
  ),
});

/** Returns block, row and seat of every seat, by its position. */
function readNames(file: ReturnType<typeof draw>, options: ImportOptions = {}): string[] {
  const { plan } = requirePlan(file, options);
  return plan.blocks
    .flatMap(({ label, rows }) =>
      rows.flatMap((row) => row.seats.map((seat) => `${seat.x},${seat.y}: ${label} / ${row.label} / ${seat.label}`)),
    )
    .sort();
}
const namesOf = (places: readonly Place[], blockOf: (place: Place) => string): string[] =>
  places.map((place) => `${place.x},${place.y}: ${blockOf(place)} / ${place.row} / ${place.seat}`).sort();
const orderOf = (file: ReturnType<typeof draw>, options: ImportOptions = {}) =>
  requirePlan(file, options).drawing?.ids.map(({ order }) => order);

const ring = (x: number, y: number): [number, number] => {
  const radius = 400 + y;
  const angle = x / radius;
  return [Math.round(radius * Math.cos(angle) * 100) / 100, Math.round(radius * Math.sin(angle) * 100) / 100];
};
const turned = (x: number, y: number): [number, number] => [y, -x];

describe('ids of seats in a drawing', () => {
  it.each([
    ['row-seat', ({ row, seat }: Place) => `${row}-${seat}`],
    ['seat-row', ({ row, seat }: Place) => `${seat}_${row}`],
  ] as const)('of two parts are read as %s', (order, nameOf) => {
    const places = placeHall().filter(({ floor, block }) => floor === '1' && block === 'L');
    expect(orderOf(draw(places, nameOf))).toEqual([order]);
    expect(readNames(draw(places, nameOf))).toEqual(namesOf(places, () => 'hall'));
  });

  it.each([
    ['block-row-seat', ({ floor, row, seat }: Place) => `${floor}-${row}-${seat}`],
    ['block-seat-row', ({ floor, row, seat }: Place) => `${floor}.${seat}.${row}`],
    ['row-block-seat', ({ floor, row, seat }: Place) => `${row}_${floor}_${seat}`],
    ['row-seat-block', ({ floor, row, seat }: Place) => `${row}-${seat}-${floor}`],
    ['seat-block-row', ({ floor, row, seat }: Place) => `seat-${seat}-${floor}-${row}`],
    ['seat-row-block', ({ floor, row, seat }: Place) => `seat-${seat}-${row}-${floor}`],
  ] as const)('of three parts are read as %s by where the seats lie', (order, nameOf) => {
    for (const bend of [undefined, ring, turned]) {
      const places = placeHall(bend).filter(({ block }) => block === 'L');
      expect(orderOf(draw(places, nameOf))).toEqual([order]);
      expect(readNames(draw(places, nameOf))).toEqual(namesOf(places, ({ floor }) => floor));
    }
  });

  it('are told apart by where the seats lie, also when all parts are numbers', () => {
    const places = placeHall(ring).map((place) => ({ ...place, row: String('ABC'.indexOf(place.row) + 1) }));
    const left = places.filter(({ block }) => block === 'L');
    const file = draw(left, ({ floor, row, seat }) => `${floor}-${row}-${seat}`);
    expect(orderOf(file)).toEqual(['block-row-seat']);
    expect(readNames(file)).toEqual(namesOf(left, ({ floor }) => floor));
  });

  it('are told apart also where seats are wide and stand further apart than their rows', () => {
    const seats = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4, 5].map((seat) => ({ row, seat })));
    const drawn = seats.map(
      ({ row, seat }) => `<rect id="${seat}-${row}" x="${seat * 34}" y="${row * 25}" width="32" height="18"/>`,
    );
    expect(orderOf({ name: 'hall.svg', bytes: encodeText(`<svg>${drawn.join('')}</svg>`) })).toEqual(['seat-row']);
  });

  it('of four parts name floor and block together', () => {
    const file = draw(placeHall(ring), ({ floor, block, row, seat }) => `${floor}-${block}-${row}-${seat}`);
    expect(orderOf(file)).toEqual(['block-block-row-seat']);
    expect(readNames(file)).toEqual(namesOf(placeHall(ring), ({ floor, block }) => `${floor}-${block}`));
  });

  it('of different lengths are read each in its own way', () => {
    const hall = placeHall();
    const file = draw(hall, ({ floor, block, row, seat }) =>
      floor === '1' ? `${block}-${row}-${seat}` : `Gallery-${block}-${row}-${seat}`,
    );
    expect(orderOf(file)).toEqual(['block-row-seat', 'block-block-row-seat']);
    expect(readNames(file)).toEqual(namesOf(hall, ({ floor, block }) => (floor === '1' ? block : `Gallery-${block}`)));
  });

  it('keep the coordinates of the drawing, also where floors lie on each other', () => {
    const places = placeHall().map((place) => (place.floor === '2' ? { ...place, y: place.y - 300 } : place));
    const left = places.filter(({ block }) => block === 'L');
    const file = draw(left, ({ floor, row, seat }) => `${floor}-${row}-${seat}`);
    expect(readNames(file)).toEqual(namesOf(left, ({ floor }) => floor));
    expect(requirePlan(file).problems.map(({ code }) => code)).not.toContain('POSITIONS_ARRANGED');
  });

  it('are read as the caller says', () => {
    const places = placeHall().filter(({ block }) => block === 'L');
    const file = draw(places, ({ floor, row, seat }) => `${floor}-${row}-${seat}`);
    const options: ImportOptions = { idOrders: ['row-block-seat', 'seat-row'] };
    expect(requirePlan(file, options).drawing?.ids).toEqual([
      expect.objectContaining({ order: 'row-block-seat', decidedBy: 'request', seats: 48 }),
    ]);
    expect(requirePlan(file, options).plan.blocks.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  });

  it('show an example of how they were read', () => {
    const { drawing } = requirePlan(readFixture('svg/tessitura-amazing-venue.svg'));
    expect(drawing).toMatchObject({ namedSeats: 152, unnamedShapes: 0 });
    expect(drawing?.ids).toEqual([
      {
        order: 'seat-row-block',
        decidedBy: 'positions',
        seats: 152,
        example: { id: 'seat-2-A-1', block: '1', row: 'A', seat: '2' },
      },
    ]);
  });

  it('say so when the drawing leaves open which part is which', () => {
    const file = draw([{ floor: '1', block: '7', row: '2', seat: '3', x: 0, y: 0 }], () => '7-2-3');
    const { problems, drawing } = requirePlan(file);
    expect(drawing?.ids[0]).toMatchObject({ order: 'block-row-seat', decidedBy: 'habit' });
    expect(problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'ID_ORDER_ASSUMED', values: { example: '7-2-3' } }),
    );
  });
});
