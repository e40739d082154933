import type { ChannelPrice } from '@parterre/contract/channel';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { drawBuyer, drawFrom, pickByWeight } from './draw-buyer.ts';
import { runWave } from './run-wave.ts';
import { createSalesLog } from './sales-log.ts';
import { writeReport } from './sell-command.ts';
import { readSellOptions } from './sell-options.ts';
import { choosePrice, chooseSeats } from './visit-shop.ts';

const WHERE = ['--url', 'http://localhost:3000/', '--key', 'parterre_x'];

describe('what is asked for', () => {
  it('has an end without being asked for one', () => {
    expect(readSellOptions([...WHERE, '--show', 'k7m2qxrb'])).toEqual({
      urls: ['http://localhost:3000'],
      key: 'parterre_x',
      showCodes: ['K7M2QXRB'],
      ratePerSecond: 20,
      durationSeconds: 60,
      buyers: 50,
      offerCodes: [],
      seed: 1,
    });
  });

  it.each([
    [['--rate', '0'], '--rate'],
    [['--rate', '1001'], '--rate'],
    [['--duration', 'long'], '--duration'],
    [['--buyers', '-1'], '--buyers'],
  ])('is refused when it is boundless: %o', (more, named) => {
    expect(() => readSellOptions([...WHERE, ...more])).toThrow(named);
  });

  it('names every mistake at once', () => {
    expect(() => readSellOptions(['--rate', '0'])).toThrow(/--rate.*\n--url.*\n--key/);
  });
});

describe('who comes', () => {
  const TWENTIETHS = Array.from({ length: 21 }, (_, at) => at / 20);

  it('is the same for the same seed, and within what was measured', () => {
    const [one, other] = [createRandom(7), createRandom(7)];
    for (let at = 0; at < 200; at++) {
      const plan = drawBuyer(one, [0.2, 0.4]);
      expect(drawBuyer(other, [0.2, 0.4])).toEqual(plan);
      expect(plan.party).toBeGreaterThanOrEqual(1);
      expect(plan.thinkMs).toBeLessThanOrEqual(5_000);
      expect(plan.averageOfTopPrice).toBeGreaterThanOrEqual(0.2);
      expect(plan.averageOfTopPrice).toBeLessThanOrEqual(0.4);
    }
  });

  it('has values as often as they were measured', () => {
    const random = createRandom(1);
    const drawn = Array.from({ length: 4000 }, () => drawFrom(random, TWENTIETHS));
    const below = drawn.filter((value) => value < 0.25).length / drawn.length;
    expect(below).toBeGreaterThan(0.22);
    expect(below).toBeLessThan(0.28);
  });

  it('goes where more is wanted more often', () => {
    const random = createRandom(1);
    const shows = [
      { name: 'full', weight: 0.9 },
      { name: 'empty', weight: 0.1 },
    ];
    const picked = Array.from({ length: 1000 }, () => pickByWeight(random, shows)?.name);
    const full = picked.filter((name) => name === 'full').length;
    expect(full).toBeGreaterThan(850);
    expect(full).toBeLessThan(950);
    expect(pickByWeight(random, [])).toBeUndefined();
  });
});

describe('what they take', () => {
  const price = (priceMinor: number, available = 10, limits: Partial<ChannelPrice> = {}) =>
    ({ priceMinor, available, fewestPerOrder: 1, mostPerOrder: 6, ...limits }) as ChannelPrice;

  it('is the dearest ticket they would pay', () => {
    const prices = [price(9000), price(3000), price(6000)];
    expect(choosePrice(prices, { party: 2, averageOfTopPrice: 0.7 })?.priceMinor).toBe(6000);
    expect(choosePrice(prices, { party: 2, averageOfTopPrice: 0.1 })?.priceMinor).toBe(3000);
    expect(choosePrice(prices, { party: 2, averageOfTopPrice: 1 })?.priceMinor).toBe(9000);
  });

  it('has room for all of them, within the limits per order', () => {
    expect(choosePrice([price(1000, 3), price(2000, 4)], { party: 4, averageOfTopPrice: 0.1 })?.priceMinor).toBe(2000);
    expect(choosePrice([price(1000, 2, { mostPerOrder: 2 })], { party: 4, averageOfTopPrice: 1 })?.priceMinor).toBe(
      1000,
    );
    expect(choosePrice([price(1000, 3, { fewestPerOrder: 4 })], { party: 1, averageOfTopPrice: 1 })).toBeUndefined();
  });

  it('are seats of one row where one has enough', () => {
    const seatIds = ['A|1|1', 'A|1|2', 'A|2|1', 'A|2|2', 'A|2|3', 'A|3|9'];
    const random = createRandom(3);
    for (let at = 0; at < 20; at++) {
      expect(chooseSeats(random, seatIds, 3)).toEqual(['A|2|1', 'A|2|2', 'A|2|3']);
      const two = chooseSeats(random, seatIds, 2);
      expect(new Set(two.map((seatId) => seatId.slice(0, 3))).size).toBe(1);
    }
    expect(chooseSeats(random, seatIds, 5)).toHaveLength(5);
    expect(chooseSeats(random, [], 2)).toEqual([]);
  });
});

describe('the wave', () => {
  it('never lets in more than asked, at once and in all', async () => {
    let inside = 0;
    let most = 0;
    let came = 0;
    let away = 0;
    await runWave({
      ratePerSecond: 200,
      durationSeconds: 0.25,
      buyers: 3,
      signal: new AbortController().signal,
      turnAway: () => void away++,
      visit: async () => {
        came++;
        most = Math.max(most, ++inside);
        await new Promise((resolve) => setTimeout(resolve, 40));
        inside--;
      },
    });
    expect(inside).toBe(0);
    expect(most).toBe(3);
    expect(came + away).toBeLessThanOrEqual(51);
    expect(away).toBeGreaterThan(0);
  });

  it('ends when it is told to, with those who are in', async () => {
    const stop = new AbortController();
    let finished = 0;
    await runWave({
      ratePerSecond: 100,
      durationSeconds: 600,
      buyers: 10,
      signal: stop.signal,
      turnAway: () => undefined,
      visit: async () => {
        stop.abort();
        await new Promise((resolve) => setTimeout(resolve, 10));
        finished++;
      },
    });
    expect(finished).toBe(1);
  });

  it('ends with what went wrong in it', async () => {
    const wave = runWave({
      ratePerSecond: 100,
      durationSeconds: 600,
      buyers: 10,
      signal: new AbortController().signal,
      turnAway: () => undefined,
      visit: () => Promise.reject(new Error('broken')),
    });
    await expect(wave).rejects.toThrow('broken');
  });
});

describe('the report', () => {
  it('counts orders, money, refusals and times', () => {
    const log = createSalesLog();
    log.came();
    log.sold({ orderId: 'A', showCode: 'S', tickets: 2, totalMinor: 1250, currency: 'GBP' });
    log.refused('createBasket', 'SEAT_TAKEN');
    for (let ms = 1; ms <= 100; ms++) log.timed('purchaseBasket', ms);
    const text = writeReport(log, 2).join('\n');
    expect(text).toContain('1 orders (0.5 a second), 2 tickets, 12.50 GBP sold');
    expect(text).toMatch(/createBasket SEAT_TAKEN +1/);
    expect(text).toMatch(/purchaseBasket +100 +50\.0 +95\.0 +99\.0/);
  });
});
