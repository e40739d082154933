import { createArtistCampaign } from '@parterre/contract/calls/artist-campaigns';
import * as calls from '@parterre/contract/calls/print-at-home';
import type { TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shows } from '#db/schema/events/shows.ts';
import { runDueJobs } from '#jobs/work-queue.ts';
import { imageFilesJob, removeImageFiles } from '#resources/ground/images/remove-image-files.ts';
import { PICTURE_TABLES } from '#server/resources.ts';
import { makePicture } from '#test/images/make-picture.ts';
import { type BoxOffice, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let priceTypeId: number;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  office = await openBoxOffice(house);
  [priceTypeId = 0] = office.show.prices;
});

const as = () => ({ as: house.owner });
const ofShow = () => ({ params: { showCode: office.show.showCode } });
const ofPrice = (id = priceTypeId) => ({ params: { showCode: office.show.showCode, priceTypeId: id } });
const put = async (imageType: TicketImageType = 'LOGO', file?: Blob) =>
  house.api.call(
    calls.putPrintAtHomeImage,
    { ...ofShow(), query: { imageType }, file: file ?? (await makePicture()) },
    as(),
  );
const putOfPrice = async (id = priceTypeId) =>
  house.api.call(
    calls.putPrintAtHomePriceImage,
    { ...ofPrice(id), query: { imageType: 'LOGO' }, file: await makePicture() },
    as(),
  );
const remove = (imageType: TicketImageType = 'LOGO') =>
  house.api.call(calls.removePrintAtHomeImage, { ...ofShow(), query: { imageType } }, as());
const removeOfPrice = () =>
  house.api.call(calls.removePrintAtHomePriceImage, { ...ofPrice(), query: { imageType: 'LOGO' } }, as());
const isServed = async (url = '') => (await house.api.app.inject({ method: 'GET', url })).statusCode === 200;
const tidyUp = () =>
  runDueJobs({
    database: house.api.database,
    now: () => new Date(),
    log: SILENT_LOG,
    handlers: [
      imageFilesJob.handle((job, payload) =>
        removeImageFiles({ ...job, storage: house.api.storage, pictureTables: PICTURE_TABLES }, payload),
      ),
    ],
  });

test('a picture is made to fit its place without being cut or enlarged, and served in both formats', async () => {
  const { status, body } = await put('SPONSOR', await makePicture('#2b59c3', 'png', { width: 2000, height: 1000 }));
  expect(status).toBe(200);
  const [image] = body.items;
  expect(image).toMatchObject({ imageType: 'SPONSOR', origin: 'SHOW', width: 800, height: 400 });
  expect(await isServed(image?.url)).toBe(true);
  expect(await isServed(image?.jpegUrl)).toBe(true);
  const small = await put('SPONSOR', await makePicture('#2b59c3', 'png', { width: 100, height: 50 }));
  expect(small.body.items).toMatchObject([{ width: 100, height: 50 }]);
  await tidyUp();
  expect(await isServed(image?.url)).toBe(false);
});

test('a ticket has its own picture, else that of the event', async () => {
  const ofEvent = (await put()).body.items[0];
  const own = await putOfPrice();
  expect(own.body.items).toMatchObject([{ imageType: 'LOGO', origin: 'PRICE_TYPE' }]);
  const answer = await removeOfPrice();
  expect([answer.status, answer.body.items]).toEqual([200, [ofEvent]]);
  expect((await removeOfPrice()).problem?.code).toBe('NOT_FOUND');
  expect((await remove()).body.items).toEqual([]);
  expect((await remove()).status).toBe(404);
});

test('the pictures of an event become those of its campaign, and stay where they are served', async () => {
  const body = { promoterCode: house.promoter.code, name: { 'en-GB': `Campaign ${office.show.showCode}` } };
  const { artistCampaignId } = (await house.api.call(createArtistCampaign, { body }, as())).body;
  await office.rowsOf((db) => db.update(shows).set({ artistCampaignId }).where(eq(shows.id, office.show.showId)));
  const first = (await put()).body.items[0];
  await house.api.call(calls.putPrintAtHomeCampaignCopy, { ...ofShow(), body: {} }, as());
  const second = (await put()).body.items[0];
  expect(second).toMatchObject({ origin: 'SHOW' });
  const { images } = (await house.api.call(calls.putPrintAtHomeCampaignCopy, { ...ofShow(), body: {} }, as())).body;
  expect(images).toEqual([{ ...second, origin: 'CAMPAIGN' }]);
  await tidyUp();
  expect([await isServed(first?.url), await isServed(second?.url)]).toEqual([false, true]);
  await put();
  const back = await house.api.call(
    calls.putPrintAtHomeCampaignCopy,
    { ...ofShow(), body: { direction: 'FROM_CAMPAIGN' } },
    as(),
  );
  expect(back.body.images).toEqual(images);
});

test('what is no picture, too large or of an unknown kind is refused', async () => {
  expect((await put('LOGO', new Blob(['%PDF-1.7']))).problem?.code).toBe('FILE_TYPE_REFUSED');
  expect((await put('LOGO', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]))).problem?.code).toBe('FILE_TOO_LARGE');
  const cut = (await (await makePicture()).arrayBuffer()).slice(0, 60);
  expect((await put('LOGO', new Blob([cut]))).problem?.code).toBe('IMAGE_REFUSED');
  const { problem } = await put('BACKGROUND' as TicketImageType);
  expect([problem?.code, problem?.fieldErrors?.[0]?.field]).toEqual(['INVALID', 'imageType']);
  const other = await openBoxOffice(house);
  expect((await putOfPrice(other.show.prices[0])).status).toBe(404);
});
