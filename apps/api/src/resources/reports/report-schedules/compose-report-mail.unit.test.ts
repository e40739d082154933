import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toAddresses } from '#addresses.ts';
import { openMailer } from '#mail/mailer.ts';
import { composeReportMail } from './compose-report-mail.ts';

const report = {
  site: toAddresses('https://parterre.test').siteOf(null),
  culture: 'en-GB',
  scheduleName: 'Sales <every> morning',
  ownerName: 'Ada',
  promoterName: 'Harbour Hall',
  about: { title: 'Sales', lines: [{ label: 'Events', value: 'A <concert>, 2027-03-01' }] },
  link: 'https://parterre.test/reports/sales',
};
const file = { name: 'sales-2026-11-20.csv', bytes: Buffer.from('sold\n2\n'), contentType: 'text/csv' };

test('a report goes with its mail as a file under its own name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-mail-'));
  try {
    const mail = await composeReportMail({ ...report, outcome: file });
    await openMailer({ fromOf: () => 'reports@example.test', folder }).send({
      ...mail,
      to: 'bob@example.test',
      messageId: 'r1',
    });
    const sent = readFileSync(join(folder, 'r1.eml'), 'utf8');
    expect(sent).toContain('Content-Disposition: attachment; filename=sales-2026-11-20.csv');
    expect(sent).toContain(file.bytes.toString('base64'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('one that is too large for a mail leads to the page of the report', async () => {
  const mail = await composeReportMail({ ...report, outcome: 'too-large' });
  expect(mail.files).toEqual([]);
  expect(mail.text).toContain(`too large for an e-mail. Sign in to download it:\n\n${report.link}`);
  expect(mail.text).toContain('Ada has the report sent to you');
});

test('what people typed is text in the page', async () => {
  const mail = await composeReportMail({ ...report, outcome: 'no-data' });
  expect(mail.subject).toBe('Sales <every> morning: Harbour Hall');
  expect(mail.html).toContain('Sales &lt;every&gt; morning');
  expect(mail.html).toContain('A &lt;concert&gt;, 2027-03-01');
  expect(mail.text).toContain('Sales\nEvents: A <concert>, 2027-03-01');
});
