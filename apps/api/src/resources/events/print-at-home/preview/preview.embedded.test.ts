import * as calls from '@parterre/contract/calls/print-at-home';
import type { CallArguments } from '@parterre/contract/wire/call';
import { PDF } from '@parterre/contract/wire/file-types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { priceTypes } from '#db/schema/events/prices.ts';
import { shows } from '#db/schema/events/shows.ts';
import { cultures } from '#db/schema/promoters/lookups.ts';
import { readPdf } from '#documents/pdf/testing/read-pdf.ts';
import { newId } from '#ids.ts';
import { insertSeatedShow, smallPlan } from '#test/scenes/insert-seated-show.ts';
import { insertShow } from '#test/scenes/insert-show.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { saveRanges } from '#test/scenes/save-ranges.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
});

const as = () => ({ as: house.owner });
const params = () => ({ showCode: office.show.showCode });
const previewAll = (query: { languageCode: string; orderId?: string }, options = as()) =>
  house.api.call(calls.previewPrintAtHome, { params: params(), query }, options);
const previewOne = (priceTypeId: number, query: { languageCode: string; orderId?: string }) =>
  house.api.call(calls.previewPrintAtHomePrice, { params: { ...params(), priceTypeId }, query }, as());
const previewChange = (body: CallArguments<typeof calls.previewPrintAtHomeChange>['body']) =>
  house.api.call(calls.previewPrintAtHomeChange, { params: params(), body }, as());
const proof = (accept: string) =>
  house.api.call(calls.getPrintAtHomeProof, { params: params() }, { ...as(), headers: { accept } });
/** Returns the text without spaces, because a line of a PDF can break anywhere. */
const textOf = (bytes: Buffer) => readPdf(bytes).pages.flat().join('').replace(/\s/g, '');
const pagesOf = (bytes: Buffer) => readPdf(bytes).pages.length;

/** Gives the show more price types than people would create. */
async function addPrices(count: number): Promise<void> {
  const [standing] = await office.rowsOf((db) =>
    db.select().from(priceTypes).where(eq(priceTypes.id, office.show.standing)),
  );
  if (!standing) throw new Error('The show has no standing ticket');
  const more = Array.from({ length: count }, (_, at) => ({
    ...standing,
    id: newId(),
    ordinal: 100 + at,
    displayOrder: 100 + at,
  }));
  await office.rowsOf((db) => db.insert(priceTypes).values(more));
}

describe('a preview', () => {
  test('is refused of more tickets than are drawn at once', async () => {
    await addPrices(1000);
    const { problem } = await previewAll({ languageCode: 'en-GB' });
    const tickets = 1000 + office.show.prices.length + 1;
    expect(problem).toMatchObject({
      code: 'RULE_BROKEN',
      details: { reason: 'too-many-tickets', tickets, most: 1000 },
    });
  });

  test('shows a ticket of every price type in the language asked for, none of which admits anybody', async () => {
    const { status, headers, bytes } = await previewAll({ languageCode: 'de' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(PDF);
    expect(pagesOf(bytes)).toBe(office.show.prices.length + 1);
    const text = textOf(bytes);
    for (const part of ['ErikaMustermann', '1.März2027', '19:30', 'SAMPLE2345']) expect(text).toContain(part);
    expect(headers['ticket-warnings']).toBeDefined();
  });

  test('is refused in a language that nobody has, by each of the three calls', async () => {
    const unknown = { languageCode: 'xx' };
    const refused = [
      await previewAll(unknown),
      await previewOne(office.show.standing, unknown),
      await previewChange({ ...unknown, settings: {} }),
    ];
    for (const { status, problem } of refused) {
      expect(status).toBe(400);
      expect(problem?.fieldErrors).toMatchObject([{ field: 'languageCode', code: 'unknown' }]);
    }
  });

  test('of one price type shows it alone; not one of another event', async () => {
    const { bytes } = await previewOne(office.show.standing, { languageCode: 'en-GB' });
    expect(pagesOf(bytes)).toBe(1);
    const other = await openBoxOffice(house);
    expect((await previewOne(other.show.standing, { languageCode: 'en-GB' })).status).toBe(404);
  });

  test('shows a change that is not saved, and saves nothing', async () => {
    const { standing: priceTypeId } = office.show;
    const settings = { barcode: 'CODE_128' as const, prices: [{ priceTypeId, hiddenFields: ['HOLDER' as const] }] };
    const changed = textOf((await previewChange({ languageCode: 'en-GB', priceTypeId, settings })).bytes);
    expect(changed).toContain('$123456789');
    expect(changed).not.toContain('AlexSample');
    const stored = textOf((await previewOne(priceTypeId, { languageCode: 'en-GB' })).bytes);
    expect(stored).not.toContain('$123456789');
    expect(stored).toContain('AlexSample');
    const { problem } = await previewChange({ languageCode: 'en-GB', settings: { languages: ['de', 'de'] } });
    expect([problem?.code, problem?.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'settings.languages.1']);
    const unknown = await previewChange({ languageCode: 'en-GB', settings: { terms: { xx: 'Qapla’' } } });
    expect(unknown.problem?.fieldErrors?.[0]).toMatchObject({ field: 'settings.terms.xx', code: 'unknown' });
  });

  test('shows the tickets of an order without their codes, with the buyer masked for who may not see them', async () => {
    const order = await office.sell({ seats: [0, 1], places: 1 });
    const { bytes } = await previewAll({ languageCode: 'en-GB', orderId: order.orderId });
    const text = textOf(bytes);
    expect(pagesOf(bytes)).toBe(3);
    for (const part of ['AdaLovelace', order.orderId]) expect(text).toContain(part);
    for (const { barcode } of order.items) expect(text).not.toContain(barcode?.value);
    const finance = await house.api.createUser(house.promoter, 'finance');
    const masked = await previewAll({ languageCode: 'en-GB', orderId: order.orderId }, { as: finance });
    expect(textOf(masked.bytes)).toContain('A***L***');
    expect(textOf(masked.bytes)).not.toContain('Lovelace');
    const ofSeats = await previewOne(office.show.prices[0] ?? 0, { languageCode: 'en-GB', orderId: order.orderId });
    expect(pagesOf(ofSeats.bytes)).toBe(2);
  });

  test('of an order is for who may read orders, of this event, with a ticket that stands', async () => {
    const order = await office.sell({ places: 1 });
    const marketing = await house.api.createUser(house.promoter, 'marketing');
    const refused = await previewAll({ languageCode: 'en-GB', orderId: order.orderId }, { as: marketing });
    expect(refused.problem).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'order:read' } });
    expect((await previewAll({ languageCode: 'en-GB' }, { as: marketing })).status).toBe(200);
    await office.cancel(order.orderId);
    const empty = await previewAll({ languageCode: 'en-GB', orderId: order.orderId });
    expect(empty.problem?.details?.reason).toBe('no-ticket-stands');
    const other = await (await openBoxOffice(house)).sell({ places: 1 });
    expect((await previewAll({ languageCode: 'en-GB', orderId: other.orderId })).status).toBe(404);
  });
});

describe('the proof', () => {
  test('says what is wrong with the tickets of every language and price type', async () => {
    const name = { 'en-GB': 'A concert', de: 'Ein Konzert '.repeat(10).trim() };
    await office.rowsOf((db) => db.update(shows).set({ name }).where(eq(shows.id, office.show.showId)));
    const polish = { code: 'pl', name: 'Polish', nativeName: 'Polski' };
    await office.rowsOf((db) => db.insert(cultures).values(polish).onConflictDoNothing());
    const body = { languages: ['en-GB', 'de', 'pl'] };
    await house.api.call(calls.updatePrintAtHomeSettings, { params: params(), body }, as());
    const { status, body: found } = await proof('application/json');
    expect(status).toBe(200);
    expect(found.tickets).toBe(3 * (office.show.prices.length + 1));
    const missing = found.warnings.filter(({ code }) => code === 'TERMS_MISSING');
    expect(new Set(missing.map(({ languageCode }) => languageCode))).toEqual(new Set(['pl']));
    expect(missing.map(({ priceTypeId }) => priceTypeId)).toContain(office.show.standing);
  });

  test('says how many tickets are left out of it when there are more than are drawn at once', async () => {
    await addPrices(400);
    const body = { languages: ['de', 'en-GB', 'fr'] };
    await house.api.call(calls.updatePrintAtHomeSettings, { params: params(), body }, as());
    const all = 3 * (400 + office.show.prices.length + 1);
    const { status, body: found } = await proof('application/json');
    expect([status, found.tickets, found.of]).toEqual([200, 1000, all]);
    expect(textOf((await proof(PDF)).bytes)).toContain(`(1000/${all})`);
  });

  test('is a sheet of them for who asks for a PDF', async () => {
    const { status, headers, bytes } = await proof(PDF);
    expect([status, headers['content-type']]).toEqual([200, PDF]);
    expect(headers['content-disposition']).toContain(`proof-${office.show.showCode}.pdf`);
    expect(textOf(bytes)).toContain('Deutsch');
  });
});

describe('a sample', () => {
  /** A show whose first price has the stalls and the box, and whose second has one row of the stalls. */
  async function openWithBox() {
    const [stalls, circle] = smallPlan().blocks;
    if (!stalls || !circle) throw new Error('The plan has no two blocks');
    const seats = [{ label: 'MMMM', x: 0, y: 3000, restrictedView: true }];
    const box = { ...circle, blockId: 3, label: 'Box', rows: [{ label: 'WWWWWWWWWW', seats }] };
    const plan = { ...smallPlan(), blocks: [stalls, circle, box] };
    const show = await insertSeatedShow(house.api, house.promoter, { plan });
    const boxSeat = show.geometry.seatCount - 1;
    const rows = [
      { from: 0, to: 79, priceTypeId: show.prices[0] },
      { from: 80, to: 99, priceTypeId: show.prices[1] },
    ];
    const inBox = [{ from: boxSeat, to: boxSeat, priceTypeId: show.prices[0] }];
    const save = { revision: 1, as: house.owner };
    await saveRanges(house.api, show, { ...save, ranges: rows });
    await saveRanges(house.api, show, { ...save, ranges: inBox, blockId: 3 });
    const settings = { paper: 'LETTER' as const, ticketsPerPage: 4 as const, barcode: 'CODE_128' as const };
    const at = { params: { showCode: show.showCode } };
    await house.api.call(calls.updatePrintAtHomeSettings, { ...at, body: settings }, as());
    return { show, at };
  }

  test('has the longest block, row, seat and remarks that a ticket of its price type can have', async () => {
    const { show } = await openWithBox();
    const [first, second, third] = show.prices;
    const read = async (priceTypeId: number) => {
      const params = { showCode: show.showCode, priceTypeId };
      const query = { languageCode: 'en-GB' };
      return textOf((await house.api.call(calls.previewPrintAtHomePrice, { params, query }, as())).bytes);
    };
    const ofFirst = await read(first);
    for (const part of ['Stalls', 'WWWW', 'MMMM', 'Restrictedview']) expect(ofFirst).toContain(part);
    const ofSecond = await read(second);
    expect(ofSecond).toContain('Stalls');
    for (const part of ['WWWW', 'MMMM', 'Restricted']) expect(ofSecond).not.toContain(part);
    // It has no seats yet, and may be given any.
    expect(await read(third)).toContain('Restrictedview');
    // A ticket that is linked to another is sold for its seats.
    const linked = { linkedPriceId: first, linkKind: 'percentage' as const, linkDifference: -4000 };
    await office.rowsOf((db) => db.update(priceTypes).set(linked).where(eq(priceTypes.id, second)));
    expect(await read(second)).toContain('Restrictedview');
  });

  test('lets the proof say what is cut on a ticket that is sold', async () => {
    const { show, at } = await openWithBox();
    const name = { 'en-GB': '交響樂團冬季音樂會特別公演'.repeat(9).slice(0, 110) };
    await office.rowsOf((db) => db.update(shows).set({ name }).where(eq(shows.id, show.showId)));
    const { body } = await house.api.call(calls.getPrintAtHomeProof, at, {
      ...as(),
      headers: { accept: 'application/json' },
    });
    const ofPrice = (priceTypeId: number) =>
      body.warnings
        .filter((warning) => warning.languageCode === 'en-GB' && warning.priceTypeId === priceTypeId)
        .map(({ code, about }) => `${code} ${about}`);
    expect(ofPrice(show.prices[0])).toContain('TEXT_CUT seat');
    expect(ofPrice(show.prices[1])).not.toContain('TEXT_CUT seat');
  });
});

test('an event without price types has one ticket to look at', async () => {
  const { showCode } = await insertShow(house.api, house.promoter);
  const query = { languageCode: 'en-GB' };
  const { status, bytes } = await house.api.call(calls.previewPrintAtHome, { params: { showCode }, query }, as());
  expect([status, pagesOf(bytes)]).toEqual([200, 1]);
});
