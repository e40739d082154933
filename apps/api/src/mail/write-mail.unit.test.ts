import { expect, test } from 'vitest';
import { toAddresses } from '../addresses.ts';
import { pickLanguage } from '../texts/pick-language.ts';
import { writeMail } from './write-mail.ts';

test('a mail has no signs that turn the direction of what follows, whoever typed them', async () => {
  const typed = '\u202eadA\u202c \u2067Byron\u2069';
  const mail = await writeMail({
    site: toAddresses('https://parterre.test').siteOf(null),
    language: pickLanguage('en-GB'),
    fromName: typed,
    subject: typed,
    parts: [
      { kind: 'text', text: typed },
      { kind: 'box', title: typed, lines: [{ label: 'Name', value: typed }], images: [] },
    ],
  });
  const { fromName, subject, text, html } = mail;
  expect([fromName, subject]).toEqual(['adA Byron', 'adA Byron']);
  for (const written of [text, html]) {
    expect(written).toContain('adA Byron');
    expect(written).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  }
});
