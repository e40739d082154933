import { describe, expect, it } from 'vitest';
import { findClosing, toPriceWindow, toShowWindow } from './sale-window.ts';

const at = (time: string) => new Date(`2026-10-25T${time}Z`);
const window = { onSaleAt: at('10:00:00'), offSaleAt: at('12:00:00') };

describe('a sale window', () => {
  it.each([
    ['09:59:59', 'not-on-sale-yet'],
    ['10:00:00', undefined],
    ['11:59:59', undefined],
    ['12:00:00', 'off-sale'],
  ] as const)('at %s says %s', (time, closing) => {
    expect(findClosing(window, at(time))).toBe(closing);
  });

  it('without a side is open on it', () => {
    expect(findClosing({ ...window, onSaleAt: null }, at('00:00:00'))).toBeUndefined();
    expect(findClosing({ ...window, offSaleAt: null }, at('23:00:00'))).toBeUndefined();
  });

  it('of an event ends when the event starts at the latest', () => {
    const show = { ...window, startsAt: at('20:00:00') };
    expect(toShowWindow(show)).toEqual(window);
    expect(toShowWindow({ ...show, offSaleAt: null }).offSaleAt).toEqual(at('20:00:00'));
    expect(toShowWindow({ ...show, startsAt: at('11:00:00') }).offSaleAt).toEqual(at('11:00:00'));
  });

  it('of a ticket takes in both hours of a night that has one twice', () => {
    const twice = { onSaleAtLocal: '2026-10-25T02:30:00', offSaleAtLocal: '2026-10-25T02:30:00' };
    expect(toPriceWindow(twice, 'Europe/Berlin')).toEqual({ onSaleAt: at('00:30:00'), offSaleAt: at('01:30:00') });
    expect(toPriceWindow({ onSaleAtLocal: null, offSaleAtLocal: null }, 'Europe/Berlin')).toEqual({
      onSaleAt: null,
      offSaleAt: null,
    });
  });

  it('of a ticket that begins at a time the clock leaps over begins after the leap', () => {
    const { onSaleAt } = toPriceWindow({ onSaleAtLocal: '2026-03-29T02:30:00', offSaleAtLocal: null }, 'Europe/Berlin');
    expect(onSaleAt).toEqual(new Date('2026-03-29T01:30:00Z'));
  });
});
