import { expect, test } from 'vitest';
import { createItem } from '../testing/create-order.ts';
import { placeSeats, toChanges, toEmptyValues } from './seat-values.tsx';

const order = {
  items: [createItem({ id: 1 }), createItem({ id: 2, seatId: 'Stalls|C|13' }), createItem({ id: 3, seatId: null })],
};

test('chosen seats go to the tickets without a new one, in their order', () => {
  const first = placeSeats(order, ['Stalls|D|4'], toEmptyValues(order).seats);
  expect(first).toEqual({ t1: 'Stalls D 4', t2: '' });
  const both = placeSeats(order, ['Stalls|D|4', 'Stalls|D|5'], first);
  expect(toChanges(order, { seats: both })).toEqual([
    { orderItemId: 1, seatId: 'Stalls|D|4' },
    { orderItemId: 2, seatId: 'Stalls|D|5' },
  ]);
});

test('a ticket whose new seat is still chosen keeps it when another one is let go', () => {
  expect(placeSeats(order, ['Stalls|D|5'], { t1: 'Stalls D 4', t2: 'Stalls, D 5' })).toEqual({
    t1: '',
    t2: 'Stalls, D 5',
  });
});

test('a block whose name cannot be read back is written as the plan has it', () => {
  expect(placeSeats(order, ['Box||7'], { t1: '', t2: '' })).toEqual({ t1: 'Box||7', t2: '' });
});
