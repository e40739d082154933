import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFixture } from '../../test/read-fixture.ts';
import { requirePlan } from '../../test/require-plan.ts';
import { checkPlan } from '../checks/check-plan.ts';
import { compilePlan } from '../compile/compile-plan.ts';
import { countSeats } from '../format/plan.ts';
import { importPlan } from './import-plan.ts';
import { detectFormat } from './recognise/recognise-file.ts';

const READ = [
  ['pretix/stadium.json', 'pretix', 738, 14],
  ['seatsio/sampleChart.json', 'seatsio', 32, 1],
  ['seatsio/sampleChartWithNullCategoryAccessible.json', 'seatsio', 32, 1],
  ['seatsio/sampleChartWithSections.json', 'seatsio', 71, 2],
  ['seatsio/sampleChartWithTables.json', 'seatsio', 12, 1],
  ['tabular/rakuten-taoyuan-stadium.csv', 'csv', 12_851, 52],
  ['seatmap-pro/arena.json', 'seatmap-pro', 712, 3],
  ['seatmap-pro/smoke.json', 'seatmap-pro', 254, 2],
  ['seatmap-pro/theatre.json', 'seatmap-pro', 468, 2],
  ['venue-sections/metropolis-25.json', 'venue-sections', 25, 3],
  ['venue-sections/metropolis-small.json', 'venue-sections', 18, 2],
  ['flat-seats/small.json', 'flat-seats', 100, 1],
  ['flat-seats/tiny.json', 'flat-seats', 8, 1],
  ['block-rows/react-seatmap-creator.json', 'block-rows', 200, 1],
  ['grid/event-seatmap-1500.json', 'seat-grid', 1344, 1],
  ['grid/event-seatmap-400.json', 'seat-grid', 361, 1],
  ['svg/tessitura-amazing-venue.svg', 'svg', 152, 5],
] as const;

const REFUSED = [
  ['points-only/eu-parliament-hemicycle.json', 'SEATS_WITHOUT_LABELS', 'Points without labels JSON'],
  ['points-only/react-seat-map.json', 'SEATS_WITHOUT_LABELS', 'Points without labels JSON'],
  ['pretix/seating-plan.schema-2019.json', 'FORMAT_NOT_READ', 'JSON Schema'],
  ['svg/rod-laver-arena.svg', 'DRAWING_WITHOUT_SEATS', 'SVG drawing'],
] as const;
const DUPLICATES = 'duplicates/smartticket-seatmap.json';

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

  it.each(REFUSED)('refuses %s with %s by the name of its format, %s', (path, code, name) => {
    const result = importPlan(readFixture(path));
    expect(result).toMatchObject({ ok: false, problems: [{ code, values: { format: name } }] });
  });

  it('refuses seats that are there twice, naming block and label of each', () => {
    const result = importPlan(readFixture(DUPLICATES));
    expect(result).toMatchObject({ ok: false, format: 'seat-numbers' });
    const twice = ['33', '44', '44'].map((seat) => `A1 ${seat}`);
    expect(result.problems.slice(0, 3).map(({ place }) => `${place?.block} ${place?.seat}`)).toEqual(twice);
    expect(new Set(result.problems.map(({ code }) => code))).toEqual(new Set(['SEAT_IDS_DUPLICATE']));
    expect(result.problems).toHaveLength(15);
  });

  it('lists every sample above', () => {
    const root = new URL('../../fixtures/', import.meta.url);
    const files = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'licences')
      .flatMap(({ name }) => readdirSync(new URL(`${name}/`, root)).map((file) => `${name}/${file}`));
    expect([...READ.map(([path]) => path), ...REFUSED.map(([path]) => path), DUPLICATES].sort()).toEqual(files.sort());
  });
});
