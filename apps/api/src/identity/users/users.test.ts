import { ROLE_PERMISSIONS } from '@parterre/contract/wire/permissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { memberships, users } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { createActorLoader } from '../load-actor.ts';
import { createUser, findUserByEmail, verifyPassword } from './users.ts';

const MEMORY_KIB = 8;
const NOW = new Date('2026-11-20T10:00:00Z');
const settings = { now: NOW, memoryKib: MEMORY_KIB };
const PASSWORD = 'a long enough password';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const later = (ms: number) => new Date(NOW.getTime() + ms);

it('stores an argon2id hash and finds the user by e-mail in any case', async () => {
  const user = await createUser(
    database,
    { email: ' Grace@Example.test', name: 'Grace', password: PASSWORD },
    settings,
  );
  expect(user.email).toBe('grace@example.test');
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
  expect((await findUserByEmail(database, 'GRACE@example.test '))?.id).toBe(user.id);
});

it('refuses a second account for an e-mail and a wrong e-mail', async () => {
  await createUser(database, { email: 'once@example.test', name: 'Once', password: null }, settings);
  const again = createUser(database, { email: 'Once@Example.test', name: 'Again', password: null }, settings);
  await expect(again).rejects.toMatchObject({
    code: 'NAME_TAKEN',
    extras: { fieldErrors: [{ field: 'email', code: 'emailTaken' }] },
  });
  const wrong = createUser(database, { email: 'nobody', name: 'Nobody', password: null }, settings);
  await expect(wrong).rejects.toMatchObject({ extras: { fieldErrors: [{ field: 'email' }] } });
});

it.each([
  [9, 'short', false],
  [10, 'just long enough', true],
  [200, 'as long as can be', true],
  [201, 'too long', false],
])('takes a password of %i characters: %s', async (length, name, isTaken) => {
  const input = { email: `${name.replaceAll(' ', '-')}@example.test`, name, password: '🎭'.repeat(length) };
  const created = createUser(database, input, settings);
  if (!isTaken) return expect(created).rejects.toMatchObject({ extras: { fieldErrors: [{ field: 'password' }] } });
  await created;
  expect(await verifyPassword(database, input, MEMORY_KIB)).toBeDefined();
});

it('takes a password that grows when it is normalised', async () => {
  const input = { email: 'grows@example.test', name: 'Grows', password: '\ufdfa'.repeat(200) };
  await createUser(database, input, settings);
  expect(await verifyPassword(database, input, MEMORY_KIB)).toBeDefined();
});

it('verifies the right password of a living account alone', async () => {
  const email = 'verify@example.test';
  const user = await createUser(database, { email, name: 'Verify', password: PASSWORD }, settings);
  const invited = await createUser(database, { email: 'invited@example.test', name: 'I', password: null }, settings);
  const verify = (who: string, password: string) => verifyPassword(database, { email: who, password }, MEMORY_KIB);
  expect((await verify(email, PASSWORD))?.id).toBe(user.id);
  expect(await verify(email, `${PASSWORD}!`)).toBeUndefined();
  expect(await verify('unknown@example.test', PASSWORD)).toBeUndefined();
  expect(await verify(invited.email, 'nobody has this password')).toBeUndefined();
  await runAsSystem(database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, user.id)));
  expect(await verify(email, PASSWORD)).toBeUndefined();
});

it('loads an actor with memberships, keeps it for ten seconds, and forgets who was disabled', async () => {
  const user = await createUser(database, { email: 'actor@example.test', name: 'Actor', password: null }, settings);
  await runAsSystem(database, async (db) => {
    await db.insert(promoters).values({
      id: 7_001,
      code: 'hall',
      name: 'Hall',
      cultures: ['en-GB'],
      currency: 'GBP',
      countryCode: 'GB',
      timeZone: 'Europe/London',
    });
    await db
      .insert(memberships)
      .values({ promoterId: 7_001, userId: user.id, role: 'venue-operator', scope: 'venue', scopeIds: [5, 6] });
  });
  const loadActor = createActorLoader(database);
  const [actor, same] = await Promise.all([
    loadActor({ userId: user.id, sessionId: null }, NOW),
    loadActor({ userId: user.id, sessionId: null }, NOW),
  ]);
  expect(actor).toEqual({
    kind: 'user',
    id: user.id,
    name: 'Actor',
    memberships: [
      { promoterId: 7_001, permissions: ROLE_PERMISSIONS['venue-operator'], scope: 'venue', scopeIds: [5, 6] },
    ],
  });
  expect(same).toBe(actor);

  await runAsSystem(database, (db) => db.update(users).set({ isDisabled: true }).where(eq(users.id, user.id)));
  expect(await loadActor({ userId: user.id, sessionId: null }, later(9_999))).toBe(actor);
  expect(await loadActor({ userId: user.id, sessionId: null }, later(10_000))).toBeUndefined();
  expect(await loadActor({ userId: 'nobody', sessionId: null }, NOW)).toBeUndefined();
});
