import { readFileSync } from 'node:fs';
import { importSeatingPlan, previewSeatingPlan } from '@parterre/contract/calls/seating-plans';
import { createVenue } from '@parterre/contract/calls/venues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '#test/support/test-api.ts';

const FIXTURES = new URL('../../../../../../packages/seating-plan/fixtures/', import.meta.url);
const MEGABYTE = 1024 * 1024;
const READ = [
  ['pretix/stadium.json', 738],
  ['seatsio/sampleChart.json', 32],
  ['seatsio/sampleChartWithNullCategoryAccessible.json', 32],
  ['seatsio/sampleChartWithSections.json', 71],
  ['seatsio/sampleChartWithTables.json', 12],
  ['tabular/rakuten-taoyuan-stadium.csv', 12_851],
  ['seatmap-pro/arena.json', 712],
  ['seatmap-pro/smoke.json', 254],
  ['seatmap-pro/theatre.json', 468],
  ['venue-sections/metropolis-25.json', 25],
  ['venue-sections/metropolis-small.json', 18],
  ['flat-seats/small.json', 100],
  ['flat-seats/tiny.json', 8],
  ['block-rows/react-seatmap-creator.json', 200],
  ['grid/event-seatmap-1500.json', 1344],
  ['grid/event-seatmap-400.json', 361],
  ['svg/tessitura-amazing-venue.svg', 152],
] as const;
const REFUSED = [
  ['duplicates/smartticket-seatmap.json', 'SEAT_IDS_DUPLICATE', { seatId: 'A1|1|33' }],
  ['points-only/eu-parliament-hemicycle.json', 'SEATS_WITHOUT_LABELS', { format: 'Points without labels JSON' }],
  ['points-only/react-seat-map.json', 'SEATS_WITHOUT_LABELS', { format: 'Points without labels JSON' }],
  ['pretix/seating-plan.schema-2019.json', 'FORMAT_NOT_READ', { format: 'JSON Schema' }],
  ['svg/rod-laver-arena.svg', 'DRAWING_WITHOUT_SEATS', { format: 'SVG drawing' }],
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

  it.each(REFUSED)('refuses %s with %s', async (path, code, values) => {
    const { body } = await preview(fileOf(path));
    expect(body).toMatchObject({ isReadable: false });
    expect(body.findings[0]).toMatchObject({ code, values });
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

describe('a drawing', () => {
  const ids = ['1-A-1', '1-A-2', '1-A-3', '1-B-1', '1-B-2', '1-B-3'];
  const drawing = new File(
    [
      `<svg>${ids.map((id, index) => `<circle id="${id}" cx="${(index % 3) * 20}" cy="${Math.floor(index / 3) * 30}" r="6"/>`)}</svg>`,
    ],
    'hall.svg',
  );

  it('says how its ids were read', async () => {
    expect((await preview(drawing)).body.drawing).toEqual({
      namedSeats: 6,
      unnamedShapes: 0,
      ids: [
        {
          order: 'block-row-seat',
          decidedBy: 'positions',
          seats: 6,
          // The parts of the example all differ, because only such a name shows which part is which.
          example: { id: '1-A-2', block: '1', row: 'A', seat: '2' },
        },
      ],
    });
  });

  it('is previewed and imported with the parts of its ids as the caller says', async () => {
    const query = { idOrders: 'row-seat,seat-block-row' };
    expect((await preview(drawing, query)).body.drawing?.ids).toMatchObject([
      { order: 'seat-block-row', decidedBy: 'request', example: { block: 'A', row: '2', seat: '1' } },
    ]);
    const imported = await importFile(drawing, { ...query, name: 'Swapped' });
    expect(imported.body.blocks.map(({ label, rowCount }) => [label, rowCount])).toEqual([
      ['A', 3],
      ['B', 3],
    ]);
    expect((await preview(drawing, { idOrders: 'row-row' })).problem).toMatchObject({ status: 400 });
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
