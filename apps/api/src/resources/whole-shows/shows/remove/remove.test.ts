import * as calls from '@parterre/contract/calls/shows';
import { and, count, eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holds } from '#db/schema/events/holds.ts';
import { images } from '#db/schema/events/images.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import { nonSeatedHolds, priceTypes } from '#db/schema/events/prices.ts';
import { printAtHomeImages, printAtHomeSettings } from '#db/schema/events/print-at-home.ts';
import { questions } from '#db/schema/events/questions.ts';
import { shortUrlSlugs, shortUrls } from '#db/schema/events/short-urls.ts';
import { shows, showWords } from '#db/schema/events/shows.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { users } from '#db/schema/ground/users.ts';
import { showLooks } from '#db/schema/reports/start.ts';
import { baskets } from '#db/schema/sales/baskets.ts';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import { instalmentPlans } from '#db/schema/sales/instalments.ts';
import { settlementRules } from '#db/schema/sales/settlements.ts';
import { allocations, claims, seatChanges } from '#db/schema/seating/seats.ts';
import { runAsSystem } from '#db/system.ts';
import { newId } from '#ids.ts';
import { type FullShow, insertFullShow } from '#test/scenes/insert-full-show.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  api.setNow(NOW);
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(() => api.close());

const remove = (showCode: string, more: { as?: TestUser; revision?: number; key?: string } = {}) =>
  api.call(calls.removeShow, { params: { showCode } }, { as: owner, ...more });
const read = (showCode: string) => api.call(calls.getShow, { params: { showCode } }, { as: owner });

const OWNED = {
  words: showWords,
  groups: priceGroups,
  prices: priceTypes,
  heldPlaces: nonSeatedHolds,
  holds,
  chunks: allocations,
  claims,
  seatChanges,
  baskets,
  codes: offerCodes,
  uses: offerCodeUses,
  links: shortUrls,
  lists: guestLists,
  guests,
  questions,
  plans: instalmentPlans,
  rules: settlementRules,
  ticketSettings: printAtHomeSettings,
  ticketPictures: printAtHomeImages,
  looks: showLooks,
};

/**
 * Tables that refer to a show and stay when it is deleted. Most of them begin with an order, and a show with one is not
 * deleted.
 */
const KEPT: Record<string, string> = {
  orders: 'refused: HAS_ORDERS',
  order_items: 'of orders',
  ledger: 'of orders',
  sales_totals: 'of orders',
  instalments: 'of orders',
  resale_listings: 'of orders',
  settlements: 'agreed, never changed',
  settlement_lines: 'agreed, never changed',
  revoked_barcodes: 'of orders',
  occurrences: 'forgotten after 90 days, whatever they tell of',
  audit_entries: 'the history outlives what it tells of',
  show_codes: 'a code is never given again',
};

/** Counts the rows that still belong to a show, by table. */
async function countRows({ showId }: FullShow): Promise<Record<string, number>> {
  return runAsSystem(api.database, async (db) => {
    const counts: Record<string, number> = {};
    const add = (name: string, rows: { rows: number }[]) => {
      counts[name] = rows[0]?.rows ?? 0;
    };
    const rows = { rows: count() };
    for (const [name, table] of Object.entries(OWNED))
      add(name, await db.select(rows).from(table).where(eq(table.showId, showId)));
    const ofShow = and(eq(images.ownerKind, 'show'), eq(images.ownerId, showId));
    add('images', await db.select(rows).from(images).where(ofShow));
    add('shows', await db.select(rows).from(shows).where(eq(shows.id, showId)));
    return counts;
  });
}

/** Inserts an expired basket, a code that it used, and the other settings of a sale. */
async function leaveTraces(show: FullShow): Promise<void> {
  const { showCode, showId, prices, codeIds } = show;
  await insertSale(api, { showCode, priceTypeId: prices[0], seats: [20], basketUntil: new Date(NOW.getTime() - 1000) });
  const use = { promoterId: promoter.id, basketId: newId(), showId, tickets: 1, discountMinor: 0, at: NOW };
  await runAsSystem(api.database, async (db) => {
    await db.insert(offerCodeUses).values({ ...use, offerCodeId: codeIds[0], expiresAt: new Date(NOW.getTime() - 1) });
    await db
      .insert(seatChanges)
      .values({ promoterId: promoter.id, showId, kind: 'claim', ranges: new Uint8Array(), at: NOW });
    const owned = { promoterId: promoter.id, showId };
    const guestListId = newId();
    const list = { name: 'Press', ownerName: 'Ada', searchKey: 'press', allocation: 5, priceTypeId: show.standing };
    await db.insert(guestLists).values({ ...owned, id: guestListId, ...list, createdAt: NOW });
    const guest = { name: 'Grace', nameKey: 'grace', status: 'APPROVED' as const };
    await db.insert(guests).values({ ...owned, id: newId(), guestListId, ...guest, createdAt: NOW });
    const label = { 'en-GB': 'Diet' };
    const question = { label, kind: 'text' as const, askedPer: 'order' as const, isRequired: false, displayOrder: 1 };
    await db.insert(questions).values({ ...owned, id: newId(), ...question });
    const plan = { name: label, depositBasisPoints: 2000, payments: 2, interval: 'month' as const };
    await db.insert(instalmentPlans).values({ ...owned, id: newId(), ...plan });
    const rule = { name: `Fee of ${showCode}`, kind: 'per-ticket' as const, currency: 'GBP', displayOrder: 1 };
    await db.insert(settlementRules).values({ ...owned, id: newId(), ...rule });
    const ofPrice = { ...owned, ownerKind: 'price-type' as const, ownerId: prices[0] };
    await db.insert(printAtHomeSettings).values({ ...ofPrice, settings: { paper: 'LETTER' } });
    const picture = {
      imageType: 'LOGO' as const,
      fileKey: `logo-${showCode}`,
      width: 1,
      height: 1,
      bytes: 1,
      updatedAt: NOW,
    };
    await db.insert(printAtHomeImages).values({ ...ofPrice, ...picture });
    const [user] = await db.select({ id: users.id }).from(users).limit(1);
    if (user) await db.insert(showLooks).values({ ...owned, userId: user.id, lookedAt: NOW });
  });
}

describe('deleting an event', () => {
  it('knows every table that names an event', async () => {
    const session = await api.database.acquire();
    const named = await session
      .query(
        `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'show_id'`,
        [],
      )
      .finally(() => session.release());
    const known = [...Object.values(OWNED).map(getTableName), ...Object.keys(KEPT)];
    expect(named.map(([name]) => String(name)).toSorted()).toEqual(known.toSorted());
  });

  it('takes everything away that belongs to it, and nothing else', async () => {
    const show = await insertFullShow(api, promoter);
    const other = await insertFullShow(api, promoter);
    const before = await countRows(other);
    expect(before).toMatchObject({
      groups: 2,
      prices: 4,
      heldPlaces: 1,
      holds: 1,
      chunks: 2,
      codes: 3,
      links: 1,
      images: 2,
    });
    await leaveTraces(show);
    expect(Object.entries(await countRows(show)).filter(([, rows]) => rows === 0)).toEqual([['words', 0]]);
    expect((await remove(show.showCode)).status).toBe(204);
    expect(Object.entries(await countRows(show)).filter(([, rows]) => rows > 0)).toEqual([]);
    expect(await countRows(other)).toEqual(before);
    expect((await read(show.showCode)).status).toBe(404);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });

  it('lets its slugs rest for 90 days', async () => {
    const { showCode, slug } = await insertFullShow(api, promoter);
    await remove(showCode);
    const kept = await runAsSystem(api.database, (db) =>
      db.select().from(shortUrlSlugs).where(eq(shortUrlSlugs.slug, slug)),
    );
    expect(kept[0]?.freeFrom).toEqual(new Date('2027-02-18T12:00:00Z'));
  });

  it('says in the audit what went', async () => {
    const { showCode } = await insertFullShow(api, promoter);
    await remove(showCode);
    const [entry] = await runAsSystem(api.database, (db) =>
      db.select().from(auditEntries).where(eq(auditEntries.objectId, showCode)),
    );
    expect(entry).toMatchObject({
      action: 'show.remove',
      actorId: owner.id,
      before: { name: { 'en-GB': 'A concert' }, groups: 2, prices: 4, holds: 1, offerCodes: 3, links: 1, images: 2 },
      after: null,
    });
  });

  it('answers the same when it is sent twice under one key', async () => {
    const { showCode } = await insertFullShow(api, promoter);
    expect((await remove(showCode, { key: `gone-${showCode}` })).status).toBe(204);
    expect((await remove(showCode, { key: `gone-${showCode}` })).status).toBe(204);
    expect((await remove(showCode)).status).toBe(404);
  });

  it('is refused once it had an order', async () => {
    const show = await insertFullShow(api, promoter);
    await insertSale(api, { showCode: show.showCode, priceTypeId: show.prices[0], seats: [10] });
    const before = await countRows(show);
    const refused = await remove(show.showCode);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: 'HAS_ORDERS', details: { orders: 1 } });
    expect(await countRows(show)).toEqual(before);
  });

  it('is refused with the counts while somebody is buying', async () => {
    const { showCode, prices, standing } = await insertFullShow(api, promoter);
    const basketUntil = new Date(NOW.getTime() + 60_000);
    await insertSale(api, { showCode, priceTypeId: prices[0], seats: [10, 11], basketUntil });
    await insertSale(api, { showCode, priceTypeId: standing, quantity: 4, basketUntil });
    const refused = await remove(showCode);
    expect(refused.status).toBe(409);
    expect(refused.problem).toMatchObject({ code: 'IN_USE', details: { baskets: 2, seats: 2, places: 4 } });
    expect((await read(showCode)).status).toBe(200);
  });

  it('is for those who may, with the revision they saw', async () => {
    const { showCode } = await insertFullShow(api, promoter);
    expect((await remove(showCode, { as: await api.createUser(promoter, 'auditor') })).status).toBe(403);
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await remove(showCode, { as: stranger })).status).toBe(404);
    expect((await remove(showCode, { revision: 7 })).status).toBe(412);
    expect((await remove('no')).status).toBe(404);
    expect((await read(showCode)).status).toBe(200);
  });
});
