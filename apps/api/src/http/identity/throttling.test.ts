import { afterAll, beforeAll, expect, it } from 'vitest';
import { admitProof } from '#identity/users/sign-in.ts';
import { type IdentityHarness, type IdentityProcess, startHarness } from './testing/identity-harness.ts';
import { TestBrowser } from './testing/test-browser.ts';

const LIMIT = 4;
let harness: IdentityHarness;
let server: IdentityProcess;

beforeAll(async () => {
  harness = await startHarness({ SIGN_IN_LIMIT_PER_MINUTE: String(LIMIT) });
  server = await harness.startProcess();
});
afterAll(() => harness.close());

/** Submits wrong passwords one after the other, each from an address of its own unless one is given. */
async function fail(email: string, times: number, network: string, app = server.app): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) {
    const browser = new TestBrowser(app, {
      address: network.includes('*') ? network.replace('*', `${i + 1}`) : network,
    });
    const { response } = await browser.authorize();
    statuses.push(
      (await browser.submitPassword(String(response.headers.location), email, 'not the password')).statusCode,
    );
  }
  return statuses;
}

it.each(['known@example.test', 'unknown@example.test'])(
  'throttles %s after the limit from one address, and after ten times as many from all',
  async (email) => {
    if (email.startsWith('known')) await harness.createUser(email);
    const network = email.startsWith('known') ? '198.51.100' : '198.51.101';
    expect(await fail(email, LIMIT + 1, `${network}.200`)).toEqual([...Array<number>(LIMIT).fill(401), 429]);
    const elsewhere = await fail(email, LIMIT * 9 + 1, `${network}.*`);
    expect(elsewhere).toEqual([...Array<number>(LIMIT * 9).fill(401), 429]);
  },
);

it('lets somebody in while a stranger tries their account from elsewhere', async () => {
  await harness.createUser('pestered@example.test');
  expect((await fail('pestered@example.test', LIMIT + 1, '198.51.110.1')).at(-1)).toBe(429);
  const { callback } = await new TestBrowser(server.app, { address: '198.51.110.2' }).signIn('pestered@example.test');
  expect(callback.searchParams.get('code')).toBeTruthy();
});

it('throttles an address that tries many accounts, and an IPv6 network as one address', async () => {
  const statuses: number[] = [];
  for (let i = 0; i <= LIMIT; i++) statuses.push(...(await fail(`user${i}@example.test`, 1, `2001:db8:1:2::${i}`)));
  expect(statuses).toEqual([...Array<number>(LIMIT).fill(401), 429]);
  expect(await fail('another@example.test', 1, '2001:db8:1:3::1')).toEqual([401]);
});

it('throttles an IPv6 network that asks for links to reset passwords, apart from its sign-ins', async () => {
  const ask = async (address: string) => {
    const form = { email: `${address.replaceAll(':', '-')}@example.test` };
    const headers = { 'sec-fetch-site': 'same-origin' };
    const browser = new TestBrowser(server.app, { address });
    return (await browser.request('POST', '/oidc/forgotten-password', form, headers)).statusCode;
  };
  const statuses: number[] = [];
  for (let i = 0; i <= LIMIT; i++) statuses.push(await ask(`2001:db8:2:2::${i}`));
  expect(statuses).toEqual([...Array<number>(LIMIT).fill(200), 429]);
  expect(await ask('2001:db8:2:3::1')).toBe(200);
  expect(await fail('unlinked@example.test', 1, '2001:db8:2:2::1')).toEqual([401]);
});

it('throttles an IPv6 network that guesses codes of many accounts', async () => {
  const guess = (userId: string, address: string) =>
    admitProof(
      harness.database,
      { kind: 'code', account: userId, address },
      { now: new Date(), limitPerMinute: LIMIT, memoryKib: harness.env.ARGON2_MEMORY_KIB },
      async () => undefined,
    );
  for (let i = 0; i < LIMIT; i++) expect(await guess(`user-${i}`, `2001:db8:3:2::${i}`)).toEqual({ found: undefined });
  expect(await guess('user-last', '2001:db8:3:2::ffff')).toEqual({ waitSeconds: expect.any(Number) });
  expect(await guess('user-last', '2001:db8:3:3::1')).toEqual({ found: undefined });
});

it('counts over all processes, also when they are asked at the same moment', async () => {
  const other = await harness.startProcess();
  const statuses = (
    await Promise.all(
      Array.from({ length: LIMIT * 2 }, (_, i) =>
        fail('shared@example.test', 1, '198.51.102.1', i % 2 ? other.app : server.app),
      ),
    )
  ).flat();
  expect(statuses.filter((status) => status === 401)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
});

it('says when to try again, refuses even the right password until then, and lets it in after', async () => {
  await harness.createUser('patient@example.test');
  await fail('patient@example.test', LIMIT, '198.51.103.200');
  const browser = new TestBrowser(server.app, { address: '198.51.103.200' });
  const { response } = await browser.authorize();
  const page = String(response.headers.location);
  const throttled = await browser.submitPassword(page, 'patient@example.test');
  expect(throttled.statusCode).toBe(429);
  const seconds = Number(throttled.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(throttled.body).toContain(`Too many attempts. Try again in ${seconds} seconds.`);
  harness.advance(seconds * 1000);
  expect((await browser.submitPassword(page, 'patient@example.test')).statusCode).toBe(303);
});

it('forgets the failures of an account once it signs in', async () => {
  await harness.createUser('clumsy@example.test');
  const statuses: number[] = [];
  for (let round = 0; round < 2; round++) {
    statuses.push(...(await fail('clumsy@example.test', LIMIT * 10 - 1, `198.51.${104 + round}.*`)));
    await new TestBrowser(server.app, { address: `203.0.113.${round}` }).signIn('clumsy@example.test');
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
});
