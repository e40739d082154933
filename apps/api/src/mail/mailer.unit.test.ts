import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeError } from '../process/log.ts';
import { type Mail, openMailer } from './mailer.ts';

type Fault =
  | 'breaks off in the data'
  | 'breaks off after the data'
  | 'refuses after the data'
  | 'knows nobody'
  | 'is none';

const MAIL: Mail = {
  messageId: 'm1',
  brand: 'parterre',
  fromName: 'Harbour Hall',
  to: 'ada@example.test',
  subject: 'Your tickets',
  text: 'Here they are',
  html: '<p>Here they are</p>',
  images: [],
  language: 'en',
};

let server: Server;
let port: number;
let fault: Fault;

beforeAll(async () => {
  server = createServer((socket) => serve(socket.on('error', () => undefined)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
});

function serve(socket: Socket): void {
  let isData = false;
  socket.write(fault === 'is none' ? '<html>\0\r\n\r\n' : '220 ready\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (isData) {
      if (!text.includes('\r\n.\r\n')) return;
      if (fault === 'breaks off after the data') socket.destroy();
      else socket.write('554 5.7.1 <ada@example.test> is not welcome\r\n');
    } else if (text.startsWith('RCPT') && fault === 'knows nobody') {
      socket.write('550 5.1.1 <ada@example.test>: no such user\r\n');
    } else if (text.startsWith('DATA')) {
      if (fault === 'breaks off in the data') socket.destroy();
      else socket.write('354 go on\r\n');
      isData = true;
    } else socket.write('250 fine\r\n');
  });
}

const FAULTS: Fault[] = [
  'breaks off in the data',
  'breaks off after the data',
  'refuses after the data',
  'knows nobody',
  'is none',
];
const send = (to: number) =>
  openMailer({ url: `smtp://127.0.0.1:${to}`, fromOf: () => 'tickets@example.test', folder: '' }).send(MAIL);

test.each(FAULTS)('a mail server that %s has sent nothing, and what it says names nobody in the log', async (name) => {
  fault = name;
  const error = await send(port).then(
    () => 'sent',
    (failed: unknown) => failed,
  );
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(describeError(error))).not.toContain('ada@example.test');
});

test('a mail comes from the address of its brand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-mail-'));
  const senders = { parterre: 'a@parterre.test', rowline: 'b@rowline.test', gatehouse: 'c@gatehouse.test' };
  try {
    const mailer = openMailer({ fromOf: (brand) => senders[brand], folder });
    for (const brand of BRAND_NAMES) {
      await mailer.send({ ...MAIL, brand });
      const sent = readFileSync(join(folder, `${MAIL.messageId}.eml`), 'utf8');
      expect(sent).toContain(`From: Harbour Hall <${senders[brand]}>`);
      expect(sent).toContain(`Message-ID: <${MAIL.messageId}@${brand}.test>`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a mail server that refuses connections has sent nothing', async () => {
  await expect(send(1)).rejects.toThrow('ECONNREFUSED');
});
