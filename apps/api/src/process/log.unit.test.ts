import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeError } from './log.ts';

it('never writes the values of a failed statement', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(ada@example.test) already exists.',
  });
  const error = new DrizzleQueryError('insert into users values ($1, $2)', ['ada@example.test', 'Ada Lovelace'], cause);
  const line = JSON.stringify(describeError(error));
  expect(line).not.toMatch(/ada@example|Ada Lovelace/);
  expect(line).toContain('insert into users');
  expect(line).toContain('users_email');
  expect(line).toContain('log.unit.test.ts');
});

it('never writes the key of a sales channel that an error quotes', () => {
  const secret = 'x'.repeat(43);
  const line = JSON.stringify(describeError(new Error(`Cannot parse "Bearer parterre_K7M2QXRB_${secret}"`)));
  expect(line).not.toContain(secret);
  expect(line).toContain('parterre_K7M2QXRB_…');
});

it('never writes an e-mail address or a password that an error quotes', () => {
  const error = new Error("550 <ada.l+x@example.test> refused by smtp://me:pass@mail.test:25, see '@parterre/api'");
  expect(describeError(error).message).toBe("550 <…@…> refused by smtp://me:…@…:25, see '@parterre/api'");
});
