import { readFileSync } from 'node:fs';
import { importSeatingPlan, previewSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { createVenue } from '@parterre/contract/calls/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '../../../test/test-api.ts';

const FIXTURES = new URL('../../../../../packages/seating-plan/fixtures/', import.meta.url);
const MEGABYTE = 1024 * 1024;
const READ = [
  ['pretix/stadium.json', 738],
  ['seatsio/sampleChart.json', 32],
  ['seatsio/sampleChartWithNullCategoryAccessible.json', 32],
  ['seatsio/sampleChartWithSections.json', 71],
  ['seatsio/sampleChartWithTables.json', 12],
  ['tabular/rakuten-taoyuan-stadium.csv', 12_851],
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

let api: TestApi;
let owner: TestUser;
let venueId: number;

beforeAll(async () => {
  api = await startTestApi();
  const promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
  const body = { promoterCode: promoter.code, name: 'Hall', town: 'Ulm', countryCode: 'DE', timeZone: 'Europe/Berlin' };
  venueId = (await api.call(createVenue, { body }, { as: owner })).body.venueId;
});
afterAll(() => api.close());

const fileOf = (path: string) => new File([readFileSync(new URL(path, FIXTURES))], path.replace('/', ' '));
const preview = (file: File, query: object = {}) =>
  api.call(previewSeatingPlan, { params: { venueId }, query, file }, { as: owner });
const importFile = (file: File, query: object = {}) =>
  api.call(importSeatingPlan, { params: { venueId }, query, file }, { as: owner });

describe('the sample plans through the API', () => {
  it.each(READ)('previews and imports %s with all of its %d seats', async (path, seats) => {
    const query = { repeatedRows: 'split-blocks', name: path } as const;
    const seen = await preview(fileOf(path), query);
    expect(seen.body).toMatchObject({ isReadable: true, seatCount: seats, sourceSeatCount: seats });
    const imported = await importFile(fileOf(path), query);
    expect(imported.status).toBe(201);
    expect(imported.body.seatCount).toBe(seats);
    expect(imported.body.blocks.reduce((sum, { seatCount }) => sum + seatCount, 0)).toBe(seats);
  });

  it.each(REFUSED)('refuses %s by the name of its format, %s', async (path, name) => {
    const seen = await preview(fileOf(path));
    expect(seen.body).toMatchObject({
      isReadable: false,
      findings: [{ code: 'FORMAT_NOT_READ', values: { format: name } }],
    });
  });

  it('stores nothing of a refused file', async () => {
    const answer = await importFile(fileOf('points-only/eu-parliament-hemicycle.json'));
    expect(answer.problem).toMatchObject({ status: 422, code: 'PLAN_REFUSED', details: { findingCount: 1 } });
  });

  it('offers to split the blocks of a plan whose rows repeat', async () => {
    const seen = await preview(fileOf('pretix/stadium.json'));
    expect(seen.body).toMatchObject({ isReadable: false, canSplitBlocks: true });
  });
});

describe('hostile files', () => {
  it('are refused by size beyond 50 MB', async () => {
    const answer = await preview(new File([Buffer.alloc(50 * MEGABYTE + 1, '[')], 'large.json'));
    expect(answer.problem).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  it.each([
    ['a nest of arrays', () => '['.repeat(20 * MEGABYTE)],
    ['millions of objects', () => `[${'{},'.repeat(6 * MEGABYTE)}0]`],
    ['one endless quoted cell', () => `block,row,seat\n${'"'.repeat(20 * MEGABYTE)}`],
    ['bytes that are no text', () => Buffer.alloc(10 * MEGABYTE, 0)],
    ['nothing', () => ''],
  ])('of %s are refused in words while the server answers others', async (_, make) => {
    const reading = preview(new File([make()], 'hostile.json'));
    expect((await api.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const { status, body } = await reading;
    expect(status).toBe(200);
    expect(body).toMatchObject({ isReadable: false, findings: [{ severity: 'error' }] });
  });
});
