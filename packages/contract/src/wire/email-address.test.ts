import { expect, test } from 'vitest';
import { EmailAddress } from './email-address.ts';

const isAddress = (text: string) => EmailAddress.safeParse(text).success;

test.each(['ada@example.test', 'a.b+c@mail.example.test', 'o’neill@x-y.test', '用户@例子.测试', 'root@localhost'])(
  'mail can be sent to %s',
  (text) => expect(isAddress(text)).toBe(true),
);

test.each([
  'a@b..com',
  'a@-b.com',
  'a@b-.com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a@b@c.com',
  'a b@c.com',
  'a@',
  'a@b.com,c@d.com',
])('mail cannot be sent to %s', (text) => expect(isAddress(text)).toBe(false));

test('a long wrong address is refused at once', () => {
  expect(isAddress(`${'a-'.repeat(100)}@${'b-.'.repeat(20)}`)).toBe(false);
});
