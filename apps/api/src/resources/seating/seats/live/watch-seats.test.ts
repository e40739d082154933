import { updateSeatViewer } from '@parterre/contract/calls/seats';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberships, users } from '#db/schema/ground/users.ts';
import { runAsSystem } from '#db/system.ts';
import { createLiveStreams } from '#live/live-streams.ts';
import { buyBasket } from '#test/scenes/buy-basket.ts';
import { insertSeatedShow, type SeatedShow } from '#test/scenes/insert-seated-show.ts';
import { listenToSeats, readSeatsCursor } from '#test/scenes/listen-to-seats.ts';
import { putInBasket } from '#test/scenes/put-in-basket.ts';
import { type SeatRange, saveRanges } from '#test/scenes/save-ranges.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '#test/support/test-api.ts';
import { seatsSource } from './seats-source.ts';

let api: TestApi;
let promoter: TestPromoter;
let owner: TestUser;
let show: SeatedShow;
let since: string;
const open: Awaited<ReturnType<typeof listenToSeats>>[] = [];

beforeAll(async () => {
  api = await startTestApi();
  promoter = await api.createPromoter();
  owner = await api.createUser(promoter, 'owner');
});
afterAll(async () => {
  // fetch may have opened one connection more than it used, and a closing server would wait for it.
  api.app.server.closeAllConnections();
  await api.close();
});
beforeEach(async () => {
  show = await insertSeatedShow(api, promoter);
  await save([{ from: 0, to: 59, priceTypeId: show.prices[0] }], 1);
  since = await readSeatsCursor(api, show.showCode, owner);
});
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.stop();
});

async function listen(as = owner, from = since) {
  const listener = await listenToSeats(api, { showCode: show.showCode, since: from, as });
  open.push(listener);
  return listener;
}

const save = (ranges: SeatRange[], revision: number, as = owner) => saveRanges(api, show, { ranges, revision, as });
const fill = async (seats: number[]) =>
  (await putInBasket(api.contextOf(promoter), { showCode: show.showCode, seats, channel: 'web' })).basketId;
const buy = async (basketId: number) =>
  buyBasket(api.contextOf(promoter), { basketId, buyer: { name: 'Ada', email: 'ada@example.test' }, isPaid: true });
const hasNews = ({ data }: { data: { claims: unknown[]; saves: unknown[] } }) =>
  data.claims.length + data.saves.length > 0;

describe('an open map', () => {
  test('is told of baskets and sales as they happen, as states and with a cursor', async () => {
    const map = await listen();
    expect(map.status).toBe(200);
    expect(map.headers.get('content-type')).toContain('text/event-stream');
    expect(map.headers.get('cache-control')).toBe('no-store, no-transform');
    await map.next('seats');
    const basketId = await fill([3, 4]);
    expect((await map.next('seats', hasNews)).data.claims).toEqual([[3, 4, 1, 1, 0]]);
    await buy(basketId);
    const sold = await map.next('seats', hasNews);
    expect(sold.data).toEqual({ claims: [[3, 4, 2, 1, 0]], saves: [] });
    expect(sold.cursor).toMatch(/^\d+-\d+:\d+:/);
  });

  test('is told who saved what, and what only concerns holds without seats', async () => {
    const seller = await api.createUser(promoter, 'seating-manager');
    const map = await listen();
    await map.next('seats');
    expect((await save([{ from: 10, to: 11, priceTypeId: show.prices[1] }], 2, seller)).status).toBe(200);
    const { data } = await map.next('seats', hasNews);
    expect(data.saves).toMatchObject([{ byId: seller.id, ranges: [[10, 11]], blocks: [{ blockId: 1, revision: 3 }] }]);
    expect(data.saves[0]?.byName).toMatch(/^User /);
  });

  test('catches up with what it missed, and with a cursor it was given by the stream', async () => {
    const basketId = await fill([7]);
    const map = await listen();
    const missed = await map.next('seats');
    expect(missed.data.claims).toEqual([[7, 7, 1, 1, 0]]);
    await map.stop();
    await buy(basketId);
    const again = await listen(owner, missed.cursor);
    expect((await again.next('seats')).data.claims).toEqual([[7, 7, 2, 1, 0]]);
  });

  test('knows who else has the seats open and has unsaved changes, until they leave', async () => {
    const other = await api.createUser(promoter, 'seating-manager');
    const map = await listen();
    const second = await listen(other);
    const { viewerId, userId } = (await second.next('hello')).data;
    expect(userId).toBe(other.id);
    const both = await map.next('presence', ({ data }) => data.viewers.length === 2);
    expect(both.data.viewers.find((viewer) => viewer.viewerId === viewerId)).toMatchObject({ editingSince: null });
    const params = { showCode: show.showCode, viewerId };
    const tell = (hasUnsavedChanges: boolean, as = other) =>
      api.call(updateSeatViewer, { params, body: { hasUnsavedChanges } }, { as });
    expect((await tell(true)).status).toBe(204);
    await map.next('presence', ({ data }) => data.viewers.some((viewer) => viewer.editingSince !== null));
    expect((await tell(true, owner)).status, 'nobody speaks for another').toBe(404);
    await second.stop();
    await map.next('presence', ({ data }) => data.viewers.length === 1);
    expect((await tell(true)).status).toBe(404);
  });

  test('of another process is told the same', async () => {
    const other = createLiveStreams(seatsSource, {
      database: api.database,
      now: () => new Date(),
      log: SILENT_LOG,
    });
    const { events } = other.watch(
      { promoterId: promoter.id, id: show.showId, planVersionId: show.planVersionId },
      {
        since: { atMs: Date.now(), snapshot: since.slice(since.indexOf('-') + 1) },
        actor: { kind: 'user', id: 'elsewhere', name: 'Elsewhere', memberships: [] },
      },
    );
    let text = '';
    events.on('data', (chunk) => {
      text += chunk;
    });
    const map = await listen();
    await map.next('presence', ({ data }) => data.viewers.some((viewer) => viewer.name === 'Elsewhere'));
    await fill([20]);
    expect((await map.next('seats', hasNews)).data.claims).toEqual([[20, 20, 1, 1, 0]]);
    await expect.poll(() => text, { timeout: 5000 }).toContain('"claims":[[20,20,1,1,0]]');
    await other.close();
    expect(text).toContain('event: end');
  });
});

describe('a stream', () => {
  test('with a cursor older than what is kept tells to reload and ends', async () => {
    const map = await listen(owner, since.replace(/^\d+/, '1000'));
    expect((await map.next('reload')).data).toEqual({ reason: 'GAP' });
    await map.ended;
  });

  test('of a database that was restored since tells to reload', async () => {
    const map = await listen(owner, since.replace(/-.*/, '-99999999999:99999999999:'));
    expect((await map.next('reload')).data).toEqual({ reason: 'GAP' });
  });

  test('ends within ten seconds of the end of the membership', async () => {
    const guest = await api.createUser(promoter, 'box-office');
    const map = await listen(guest);
    await map.next('presence');
    const cutAt = performance.now();
    await runAsSystem(api.database, (db) => db.delete(memberships).where(eq(memberships.userId, guest.id)));
    await map.next('end');
    await map.ended;
    expect(performance.now() - cutAt).toBeLessThan(10_000);
    expect((await listen(guest)).status).toBe(404);
  });

  test('is refused beyond what one user may have open', async () => {
    const busy = await api.createUser(promoter, 'owner');
    const all = await Promise.all(Array.from({ length: 13 }, () => listen(busy)));
    expect(all.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  });
});

test('a server that stops says goodbye to who listens and waits for nobody', async () => {
  const own = await startTestApi();
  const house = await own.createPromoter();
  const user = await own.createUser(house, 'owner');
  const { showCode } = await insertSeatedShow(own, house);
  const from = await readSeatsCursor(own, showCode, user);
  const map = await listenToSeats(own, { showCode, since: from, as: user });
  await map.next('presence');
  await own.close();
  await map.ended;
  expect(map.events.at(-1)?.name).toBe('end');
});

describe('the stream refuses', () => {
  const ask = (headers: Record<string, string>, query = `since=${since}`, method: 'GET' | 'HEAD' = 'GET') =>
    api.app.inject({ method, url: `/api/main/shows/${show.showCode}/seats/changes?${query}`, headers });
  const as = ({ token }: TestUser) => ({ authorization: `Bearer ${token}`, accept: 'text/event-stream' });

  test('whoever has no token, and whoever lacks the scope', async () => {
    expect((await ask({ accept: 'text/event-stream' })).statusCode).toBe(401);
    const narrow = await api.createUser(promoter, 'owner', { scopes: ['openid'] });
    expect((await ask(as(narrow))).statusCode).toBe(403);
  });

  test('the owner of another promoter, a partner without tickets here and a disabled user', async () => {
    const stranger = await api.createUser(await api.createPromoter(), 'owner');
    expect((await ask(as(stranger))).statusCode).toBe(404);
    const partner = await api.createUser(promoter, 'owner', { scope: 'partner-site', scopeIds: [9] });
    expect((await ask(as(partner))).statusCode).toBe(404);
    const gone = await api.createUser(promoter, 'owner');
    await runAsSystem(api.database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, gone.id)));
    expect((await ask(as(gone))).statusCode).toBe(401);
  });

  test.each(['', 'since=', 'since=12', 'since=1-5:4:', 'since=1-1:1:&more=1'])(
    'whoever listens with "%s"',
    async (query) => {
      const answer = await ask(as(owner), query);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('INVALID');
    },
  );

  test('whoever did not ask for events, or only for the head', async () => {
    expect((await ask({ ...as(owner), accept: 'application/json' })).statusCode).toBe(406);
    expect((await ask(as(owner), undefined, 'HEAD')).statusCode).toBe(405);
  });
});
