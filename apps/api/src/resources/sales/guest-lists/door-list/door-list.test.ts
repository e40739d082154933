import { exportDoorList, exportShowDoorList } from '@parterre/contract/calls/guest-lists';
import { exportSeatsManifest } from '@parterre/contract/calls/reports';
import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderItems } from '#db/schema/sales/orders.ts';
import { readPdf } from '#documents/pdf/testing/read-pdf.ts';
import { startBoxOffice } from '#test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '#test/scenes/open-guest-house.ts';
import { chooseRowline } from '#test/support/expect-rowline-mail.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

const PDF = { accept: 'application/pdf' };
const ofShow = (query: object = {}, headers: Record<string, string> = {}) =>
  house.api.call(
    exportShowDoorList,
    { params: { showCode: guests.office.show.showCode }, query },
    { as: house.owner, headers },
  );
const rowsOf = (text: string, delimiter = ','): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, delimiter });

describe('a door list', () => {
  test('names who is approved or issued, by name, for one list and for all', async () => {
    const press = await guests.open();
    const crew = await guests.open({ name: 'Crew', needsApproval: true });
    await guests.add(press, 'Zoë', { plusOnes: 1 });
    await guests.issue(press);
    await guests.add(press, 'ada', { note: '=1+1' });
    await guests.add(crew, 'Nobody yet');
    const all = await ofShow();
    expect(all.status).toBe(200);
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(rowsOf(all.text)).toMatchObject([
      { 'Guest list': 'Press', Guest: 'ada', Party: '1', Seats: '', Note: "'=1+1", 'Guest status': 'Approved' },
      { Guest: 'Zoë', Party: '2', 'Guest status': 'Issued' },
    ]);
    const one = { params: { guestListId: press.guestListId }, query: { culture: 'de' } };
    const german = await house.api.call(exportDoorList, one, { as: house.owner });
    expect(rowsOf(german.text, ';')[1]).toMatchObject({ Gast: 'Zoë', Gaststatus: 'Ausgestellt' });
    const empty = { params: { guestListId: crew.guestListId }, query: {} };
    expect((await house.api.call(exportDoorList, empty, { as: house.owner })).problem).toMatchObject({
      code: 'NO_DATA',
    });
  });

  test('is refused to strangers, to those who may not see guests, and in other types', async () => {
    const list = await guests.open();
    await guests.add(list, 'Ada');
    const args = { params: { guestListId: list.guestListId }, query: {} };
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    const marketing = await house.api.createUser(house.promoter, 'marketing');
    expect((await house.api.call(exportDoorList, args, { as: stranger })).status).toBe(404);
    expect((await house.api.call(exportDoorList, args, { as: marketing })).status).toBe(403);
    expect((await ofShow({}, { accept: 'image/png' })).status).toBe(406);
    expect((await ofShow({ culture: 'much too long' })).status).toBe(400);
  });

  test('is a tagged PDF with letters, boxes, people and the time on the clock of the venue', async () => {
    const list = await guests.open({ allocation: 60 });
    for (let i = 0; i < 45; i++) await guests.add(list, `${String.fromCharCode(65 + (i % 9))} Guest ${i}`);
    const answer = await ofShow({}, PDF);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('.pdf');
    const { pages, objects } = readPdf(answer.bytes);
    const text = pages.flat();
    expect(text.filter((piece) => /^[A-I]$/.test(piece))).toEqual([...'ABCDEFGHI']);
    expect(text.filter((piece) => / Guest \d+$/.test(piece))).toHaveLength(45);
    expect(pages[0]?.join('|')).toContain('GMT');
    expect(pages[0]?.join('|')).toContain('45 guests, 45 people');
    expect(objects).toContain('/Lang (en-GB)');
  });

  test('has the brand of the promoter on paper', async () => {
    await guests.add(await guests.open(), 'Ada');
    await chooseRowline(house.api.database, house.promoter.id);
    const { pages, objects, metadata } = readPdf((await ofShow({}, PDF)).bytes);
    expect(pages[0]).toContain('Rowline');
    expect(`${objects} ${metadata}`).not.toContain('Parterre');
  });

  test('agrees with the tickets and with the manifest of the seats', async () => {
    const { showCode, showId } = guests.office.show;
    const list = await guests.open({ allocation: 20 });
    for (const [index, name] of ['Ada', 'Grace', 'Alan', 'Emmy'].entries())
      await guests.add(list, name, { plusOnes: index });
    await guests.issue(list);
    await guests.office.sell({ seats: [1, 2] });
    const door = rowsOf((await ofShow()).text);
    const doorSeats = door.flatMap(({ Seats = '', 'Order id': orderId }) =>
      Seats.split(', ').map((seat) => `${orderId} ${seat}`),
    );
    expect(doorSeats).toHaveLength(10);
    expect(door.reduce((sum, { Party }) => sum + Number(Party), 0)).toBe(10);
    const manifest = await house.api.call(
      exportSeatsManifest,
      { params: { showCode }, query: {} },
      { as: house.owner },
    );
    const sold = rowsOf(manifest.text)
      .filter(({ State, 'Price type': price }) => State === 'Sold' && price === 'Guest')
      .map((row) => `${row['Order id']} ${row.Block}|${row.Row}|${row.Seat}`);
    expect(doorSeats.toSorted()).toEqual(sold.toSorted());
    const items = await guests.office.rowsOf((db) =>
      db
        .select()
        .from(orderItems)
        .where(and(eq(orderItems.showId, showId), eq(orderItems.priceTypeId, guests.seatedComp))),
    );
    expect(items.filter(({ status, paidMinor }) => status === 'ACTIVE' && paidMinor === 0)).toHaveLength(10);
  });
});
