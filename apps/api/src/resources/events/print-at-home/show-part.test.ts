import { copyPriceGroups, duplicatePriceGroup } from '@parterre/contract/calls/price-groups';
import { duplicatePrice, listPrices, removePrice } from '@parterre/contract/calls/prices';
import * as calls from '@parterre/contract/calls/print-at-home';
import { duplicateShow, removeShow } from '@parterre/contract/calls/shows';
import type { CopyPart } from '@parterre/contract/choices/show-choices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printAtHomeImages, printAtHomeSettings } from '#db/schema/events/print-at-home.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  const params = { showCode: office.show.showCode };
  const body = {
    paper: 'LETTER' as const,
    terms: { 'en-GB': 'No re-admission.', de: 'Kein Wiedereinlass.' },
    prices: [{ priceTypeId: office.show.standing, barcode: 'AZTEC' as const }],
  };
  await house.api.call(calls.updatePrintAtHomeSettings, { params, body }, as());
  const query = { imageType: 'LOGO' as const };
  await house.api.call(calls.putPrintAtHomeImage, { params, query, file: await makePicture() }, as());
});

const as = () => ({ as: house.owner });
const read = async (showCode: string) =>
  (await house.api.call(calls.getPrintAtHomeSettings, { params: { showCode } }, as())).body;

async function duplicate(copy: CopyPart[]) {
  const body = { dates: [{ startsAtLocal: '2027-05-01T19:30:00' }], copy };
  const answer = await house.api.call(duplicateShow, { params: { showCode: office.show.showCode }, body }, as());
  return { report: answer.body, copied: await read(answer.body.items[0]?.showCode ?? '') };
}
/** Reads the barcode and the pictures of each price type that has its own. */
const readDesigns = async (showCode: string) =>
  (await read(showCode)).prices
    .filter(({ origins }) => origins.barcode === 'PRICE_TYPE')
    .map(({ values, images }) =>
      [values.barcode, ...images.flatMap((image) => (image.origin === 'PRICE_TYPE' ? [image.imageType] : []))].join(
        ' ',
      ),
    );
const rowsOf = () =>
  office.rowsOf(async (db) => ({
    settings: await db.select().from(printAtHomeSettings).where(eq(printAtHomeSettings.showId, office.show.showId)),
    images: await db.select().from(printAtHomeImages).where(eq(printAtHomeImages.showId, office.show.showId)),
  }));

test('a duplicate has the settings and pictures of the event, and of the tickets that come along', async () => {
  const { report, copied } = await duplicate(['prices', 'print-at-home', 'texts']);
  expect(report.copied).toContainEqual({ part: 'print-at-home', count: 3 });
  expect(copied).toMatchObject({ values: { paper: 'LETTER' }, origins: { paper: 'SHOW' }, revision: 1 });
  expect(copied.values.terms).toEqual({ 'en-GB': 'No re-admission.', de: 'Kein Wiedereinlass.' });
  expect(copied.images.map(({ url }) => url)).toEqual((await read(office.show.showCode)).images.map(({ url }) => url));
  expect(copied.prices.filter(({ origins }) => origins.barcode === 'PRICE_TYPE')).toHaveLength(1);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('a duplicate without tickets or any of it leaves that out, and says so', async () => {
  const without = await duplicate(['print-at-home']);
  expect(without.report.copied).toContainEqual({ part: 'print-at-home', count: 2 });
  expect(without.report.notCopied).toContainEqual({ part: 'print-at-home', reason: 'not-chosen', count: 1 });
  expect(without.copied.origins.terms).toEqual({ 'en-GB': 'SHOW', de: 'SHOW' });
  const nothing = await duplicate(['prices']);
  expect(nothing.report.notCopied).toContainEqual({ part: 'print-at-home', reason: 'not-chosen', count: 3 });
  expect(nothing.copied.origins.paper).toBe('DEFAULT');
});

test('a ticket that is made of another looks like it, whichever way it was made', async () => {
  const { showCode, standing } = office.show;
  const priceTypeId = standing;
  const query = { imageType: 'SPONSOR' as const };
  const params = { showCode, priceTypeId };
  await house.api.call(calls.putPrintAtHomePriceImage, { params, query, file: await makePicture() }, as());
  const own = await readDesigns(showCode);
  expect(own).toEqual(['AZTEC SPONSOR']);
  expect((await house.api.call(duplicatePrice, { params, body: {} }, as())).status).toBe(201);
  expect(await readDesigns(showCode)).toEqual([...own, ...own]);
  const prices = await house.api.call(listPrices, { params: { showCode }, query: {} }, as());
  const { priceGroupId = 0 } = prices.body.items.find((price) => price.priceTypeId === standing) ?? {};
  const group = { params: { showCode, priceGroupId }, body: {} };
  expect((await house.api.call(duplicatePriceGroup, group, as())).status).toBe(201);
  expect(await readDesigns(showCode)).toEqual([...own, ...own, ...own, ...own]);
  const other = await openBoxOffice(house);
  const between = { params: { showCode: other.show.showCode, fromShowCode: showCode } };
  expect((await house.api.call(copyPriceGroups, between, as())).status).toBe(200);
  expect((await readDesigns(other.show.showCode)).length).toBeGreaterThan(0);
  expect(await findBrokenInvariants(house.api.database)).toEqual([]);
});

test('what a deleted ticket or event had goes with it', async () => {
  const params = { showCode: office.show.showCode };
  expect((await rowsOf()).settings).toHaveLength(2);
  const removed = await house.api.call(removePrice, { params: { ...params, priceTypeId: office.show.standing } }, as());
  expect(removed.status).toBe(204);
  expect((await rowsOf()).settings).toHaveLength(1);
  expect((await house.api.call(removeShow, { params }, as())).status).toBe(204);
  expect(await rowsOf()).toEqual({ settings: [], images: [] });
});
