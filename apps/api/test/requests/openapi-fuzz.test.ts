import { createHold } from '@parterre/contract/calls/holds';
import { listPriceGroups } from '@parterre/contract/calls/price-groups';
import { ENDPOINTS } from '@parterre/contract/endpoints';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { errorsOf } from '@parterre/contract/wire/endpoint';
import { ERROR_CODES } from '@parterre/contract/wire/error-codes';
import { Problem } from '@parterre/contract/wire/problem';
import { CHANNEL_SCOPE } from '@parterre/contract/wire/scopes';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertSeatedShow } from '../scenes/insert-seated-show.ts';
import { insertVenue } from '../scenes/insert-venue.ts';
import { type KnownValues, requestsOf, type WireRequest } from '../support/contract-arbitraries.ts';
import { findUndeclaredReason } from '../support/find-undeclared-reason.ts';
import { findBrokenInvariants } from '../support/invariants.ts';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';

// Some calls draw documents, each request anew.
vi.setConfig({ testTimeout: 120_000 });

/** The requests per call of the contract: more than 2,000 over all of it. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120);

let api: TestApi;
let mine: TestPromoter;
let theirs: TestPromoter;
let owner: TestUser;
/** A key of the sales channel, which accepts no users. */
let key: TestUser;
let known: KnownValues;

beforeAll(async () => {
  api = await startTestApi();
  mine = await api.createPromoter();
  theirs = await api.createPromoter();
  owner = await api.createUser(mine, 'owner');
  key = await api.createKey(mine);
});
afterAll(() => api.close());

/** Creates a new show of each promoter, so that no call finds one that another call has broken. */
async function makeKnown(): Promise<KnownValues> {
  const [own, foreign] = [await insertSeatedShow(api, mine), await insertSeatedShow(api, theirs)];
  const { venueId, plans } = await insertVenue(api, mine, { plans: [{ Stalls: [4] }] });
  const prices = [...own.prices, own.standing, foreign.prices[0]];
  const created = await api.call(
    createHold,
    { params: { showCode: own.showCode }, body: { label: 'Technical', reservationFlag: 'TEC', colour: '#A3323F' } },
    { as: owner },
  );
  const { items } = (await api.call(listPriceGroups, { params: { showCode: own.showCode } }, { as: owner })).body;
  const groups = items.map((group) => group.priceGroupId);
  const planIds = plans.map((plan) => plan.planId);
  return {
    showCode: [...Array(6).fill(own.showCode), own.showCode.toLowerCase(), foreign.showCode],
    promoterCode: [mine.code, mine.code, theirs.code, 'nobody'],
    code: [mine.code, theirs.code],
    priceTypeId: prices,
    priceType: prices,
    priceGroupId: [...groups, ...groups, 4711],
    hold: ['TEC', 'tec', String(created.body.holdId)],
    holdId: [created.body.holdId, created.body.holdId, 4711, null],
    timeZone: ['Europe/London', 'Asia/Taipei', 'Nowhere/Else'],
    categoryId: [1, null, 4711],
    partnerSiteIds: [[], [1], [4711]],
    sourceVenueId: [null, venueId],
    link: [null, { priceTypeId: own.prices[0], kind: 'percentage', difference: -1000 }],
    planVersionId: [own.planVersionId, own.planVersionId, foreign.planVersionId],
    venueId: [venueId, venueId, 4711],
    id: [venueId, ...planIds],
    seatingPlanId: [...planIds, null],
    blockId: [1, 2, 2, 99],
    revision: [0, 1, 1, 1],
    from: [0, 5, 100, 129],
    to: [3, 9, 110, 129],
    // The most that one batch may hold takes seconds: `offer-codes/` tests it.
    count: [1, 7, 200, 50_001],
    taxRateId: [mine.taxRateId, theirs.taxRateId, null],
    seatIds: [
      ['Stalls|A|1', 'Stalls|A|2'],
      ['Stalls|A|1', 'Stalls|A|1'],
      ['Circle|10|10'],
      ['Nowhere|A|1'],
      ['A|🎭|1'],
    ],
  };
}

async function send(endpoint: Endpoint, { url, payload }: WireRequest) {
  return api.app.inject({
    method: endpoint.method,
    url,
    headers: {
      authorization: `Bearer ${(endpoint.scope === CHANNEL_SCOPE ? key : owner).token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Returns the fault of an answer; undefined for a good one. */
function findFault(endpoint: Endpoint, response: Awaited<ReturnType<typeof send>>): string | undefined {
  const { statusCode } = response;
  if (statusCode >= 500) return `${statusCode} ${response.json<{ detail?: string }>().detail}`;
  if (statusCode < 400) return statusCode === (endpoint.status ?? 200) ? undefined : `answered ${statusCode}`;
  if (!String(response.headers['content-type']).startsWith('application/problem+json')) return 'no problem document';
  const parsed = Problem.safeParse(response.json());
  if (!parsed.success) return `a malformed problem: ${response.body.slice(0, 300)}`;
  const { code, status, fieldErrors = [] } = parsed.data;
  if (status !== statusCode || ERROR_CODES[code] !== statusCode) return `${code} under ${statusCode}`;
  if (code === 'INVALID' && (fieldErrors.length === 0 || fieldErrors.some(({ field }) => field === '')))
    return `INVALID without the name of a field: ${JSON.stringify(fieldErrors)}`;
  if (!errorsOf(endpoint).has(code)) return `${code}, which the contract does not declare`;
  return findUndeclaredReason(endpoint.id, parsed.data);
}

const endpoints = ENDPOINTS.map(({ endpoint }) => endpoint).filter((endpoint) => !endpoint.upload);

describe(`whatever is sent (seed ${SEED})`, () => {
  it.each(endpoints)('$method $path answers by the contract ($id)', async (endpoint) => {
    known = await makeKnown();
    const requests = fc.sample(requestsOf(endpoint, known), { seed: SEED, numRuns: REQUESTS });
    const faults = new Map<string, WireRequest>();
    for (const request of requests) {
      const fault = findFault(endpoint, await send(endpoint, request));
      if (fault !== undefined && !faults.has(fault)) faults.set(fault, request);
    }
    const lines = [...faults]
      .slice(0, 5)
      .map(([fault, { url, payload }]) => ({ fault, url: url.slice(0, 300), payload: payload?.slice(0, 300) }));
    expect(lines).toEqual([]);
  });

  it('leaves a database in which every invariant holds', async () => {
    expect(await findBrokenInvariants(api.database)).toEqual([]);
  });
});
