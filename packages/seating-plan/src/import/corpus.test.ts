import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFixture } from '../../test/read-fixture.ts';
import { requirePlan } from '../../test/require-plan.ts';
import { checkPlan } from '../check-plan.ts';
import { compilePlan } from '../compile-plan.ts';
import { countSeats } from '../count-seats.ts';
import { detectFormat } from './detect-format.ts';
import { importPlan } from './import-plan.ts';

const READ = [
  ['pretix/stadium.json', 'pretix', 738, 14],
  ['seatsio/sampleChart.json', 'seatsio', 32, 1],
  ['seatsio/sampleChartWithNullCategoryAccessible.json', 'seatsio', 32, 1],
  ['seatsio/sampleChartWithSections.json', 'seatsio', 71, 2],
  ['seatsio/sampleChartWithTables.json', 'seatsio', 12, 1],
  ['tabular/rakuten-taoyuan-stadium.csv', 'csv', 12_851, 52],
] as const;

const REFUSED = [
  ['block-rows/react-seatmap-creator.json', 'Block with rows JSON'],
  ['duplicates/smartticket-seatmap.json', 'Seat numbers per block JSON'],
  ['flat-seats/small.json', 'Flat seat list of a ticketing API'],
  ['flat-seats/tiny.json', 'Flat seat list of a ticketing API'],
  ['grid/event-seatmap-1500.json', 'Grid of seat cells JSON'],
  ['grid/event-seatmap-400.json', 'Grid of seat cells JSON'],
  ['points-only/eu-parliament-hemicycle.json', 'Points without labels JSON'],
  ['points-only/react-seat-map.json', 'Points without labels JSON'],
  ['pretix/seating-plan.schema-2019.json', 'JSON Schema'],
  ['seatmap-pro/smoke.json', 'Seatmap.pro build spec'],
  ['seatmap-pro/theatre.json', 'Seatmap.pro build spec'],
  ['svg/rod-laver-arena.svg', 'SVG drawing'],
  ['svg/tessitura-amazing-venue.svg', 'SVG drawing'],
  ['venue-sections/metropolis-25.json', 'Venue sections JSON'],
  ['venue-sections/metropolis-small.json', 'Venue sections JSON'],
] as const;

describe('the sample plans', () => {
  it.each(READ)('reads %s as %s with all of its %d seats in %d blocks', (path, format, seats, blocks) => {
    const file = readFixture(path);
    expect(detectFormat(file)).toBe(format);
    const result = requirePlan(file, { repeatedRows: 'split-blocks' });
    expect(result.format).toBe(format);
    expect([result.seatCount, result.sourceSeatCount, countSeats(result.plan)]).toEqual([seats, seats, seats]);
    expect(result.plan.blocks).toHaveLength(blocks);
    expect(checkPlan(result.plan).filter((problem) => problem.severity === 'error')).toEqual([]);
    expect(compilePlan(result.plan).seatCount).toBe(seats);
  });

  it.each(REFUSED)('refuses %s by the name of its format, %s', (path, name) => {
    const result = importPlan(readFixture(path));
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'FORMAT_NOT_READ', values: { format: name } }] });
  });

  it('lists every sample above', () => {
    const root = new URL('../../fixtures/', import.meta.url);
    const files = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'licences')
      .flatMap(({ name }) => readdirSync(new URL(`${name}/`, root)).map((file) => `${name}/${file}`));
    expect([...READ, ...REFUSED].map(([path]) => path).sort()).toEqual(files.sort());
  });
});
