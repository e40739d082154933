import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPriceGroup, listPriceGroups } from '@parterre/contract/calls/price-groups';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertShow } from '../scenes/insert-show.ts';
import { findBrokenInvariants } from '../support/invariants.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestUser } from '../support/test-api.ts';

/**
 * Runs only on request (`npm run drill -- restart-database`), because it also restarts the server under every other
 * test.
 */
const restart = process.env.TEST_DATABASE_RESTART;
const RESTARTS = 5;
const CALLERS = 8;
const PAUSE_MS = 1_500;

let api: TestApi;
let as: TestUser;
let params: { showCode: string };

beforeAll(async () => {
  if (!restart) return;
  api = await startTestApi();
  const promoter = await api.createPromoter();
  as = await api.createUser(promoter, 'owner');
  params = { showCode: (await insertShow(api, promoter)).showCode };
});
afterAll(() => api?.close().catch(() => undefined));

test.skipIf(!restart)(
  'a database that restarts costs 503 with Retry-After and nothing acknowledged',
  { timeout: 120_000 },
  async () => {
    const answers: Record<string, number> = {};
    const wrong: string[] = [];
    const acknowledged: number[] = [];
    let isOver = false;
    const note = (
      kind: string,
      { status, text, headers }: Pick<TestAnswer<unknown>, 'status' | 'text' | 'headers'>,
    ) => {
      answers[`${kind} ${status}`] = (answers[`${kind} ${status}`] ?? 0) + 1;
      const isExpected = status < 300 || status === 409 || (status === 503 && headers['retry-after'] !== undefined);
      if (!isExpected) wrong.push(text);
    };
    const read = () => api.call(listPriceGroups, { params }, { as });
    const write = async (text: string) => {
      const answer = await api.call(createPriceGroup, { params, body: { name: { 'en-GB': text } } }, { as });
      if (answer.status === 201) acknowledged.push(answer.body.priceGroupId);
      return answer;
    };
    const caller = async (index: number) => {
      for (let call = 0; !isOver; call++) {
        if ((index + call) % 2 === 0) note('read', await read());
        else note('write', await write(`Group ${index} ${call}`));
        await sleep(5);
      }
    };
    const callers = Array.from({ length: CALLERS }, (_, index) => caller(index));
    for (let at = 0; at < RESTARTS; at++) {
      await sleep(PAUSE_MS);
      expect(spawnSync('sh', ['-c', restart ?? 'false'], { stdio: 'ignore' }).status).toBe(0);
    }
    await sleep(PAUSE_MS);
    isOver = true;
    await Promise.all(callers);
    console.log(JSON.stringify({ restarts: RESTARTS, acknowledged: acknowledged.length, answers }));
    expect(wrong).toEqual([]);
    const kept = new Set((await read()).body.items.map(({ priceGroupId }) => priceGroupId));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  },
);
