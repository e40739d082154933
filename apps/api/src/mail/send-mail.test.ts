import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resendOrder, setOrderBarcode } from '@parterre/contract/calls/orders';
import { updatePrintAtHomeSettings } from '@parterre/contract/calls/print-at-home';
import type { TicketDelivery } from '@parterre/contract/choices/print-at-home-choices';
import { PDF } from '@parterre/contract/wire/file-types';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BoxOffice, NOW, openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { chooseRowline, expectRowlineMail } from '#test/support/expect-rowline-mail.ts';
import { SILENT_LOG } from '#test/support/silent-log.ts';
import { ADDRESSES } from '#test/support/test-api.ts';
import { shows } from '../db/schema/events/shows.ts';
import { jobs } from '../db/schema/ground/jobs.ts';
import { customers } from '../db/schema/sales/customers.ts';
import { orders } from '../db/schema/sales/orders.ts';
import { readPdf } from '../documents/pdf/testing/read-pdf.ts';
import { runDueJobs } from '../jobs/work-queue.ts';
import { readMailedOrder } from '../resources/sales/orders/read/read-mailed-order.ts';
import { mailJob } from './enqueue-mail.ts';
import { type Mail, type Mailer, openMailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let office: BoxOffice;
let server: SMTPServer;
let mailer: Mailer;
let received: { to: string[]; mail: Email }[] = [];
let refusals = 0;

beforeAll(async () => {
  house = await startBoxOffice();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals-- > 0) return done(new Error('Try again later'));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to, mail });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, fromOf: () => 'tickets@example.test', folder: '' });
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await house.api.close();
});
beforeEach(async () => {
  office = await openBoxOffice(house);
  received = [];
  refusals = 0;
});

const runMail = (through = mailer, now = NOW) => {
  const options = { database: house.api.database, now: () => now, log: SILENT_LOG };
  return runDueJobs({
    ...options,
    handlers: [
      mailJob.handle((_, payload) =>
        sendMail({ ...options, addresses: ADDRESSES, mailer: through, readMailedOrder }, payload),
      ),
    ],
  });
};
const resend = (orderId: string, body: object = {}, as = house.owner) =>
  house.api.call(resendOrder, { params: { orderId }, body }, { as });

describe('tickets by e-mail', () => {
  test('say what, when and where, and carry both codes of every ticket', async () => {
    const order = await office.sell({ seats: [0, 1], email: 'ada@example.test' });
    const { status, body } = await resend(order.orderId);
    expect(status).toBe(200);
    expect(body.items[0]?.transactionHistory[0]).toMatchObject({ type: 'RESEND', after: 'ada@example.test' });
    await runMail();
    const [{ to, mail } = { to: [], mail: undefined }] = received;
    expect([received.length, to, mail?.from?.address]).toEqual([1, ['ada@example.test'], 'tickets@example.test']);
    const text = mail?.text ?? '';
    for (const part of [order.orderId, 'Stalls · A · 1', 'Ada Lovelace', '£52.00', 'GMT']) expect(text).toContain(part);
    for (const { barcode } of order.items) expect(text).toContain(barcode?.code128 ?? 'no code');
    const inline = mail?.attachments.filter(({ mimeType }) => mimeType === 'image/png');
    expect(inline?.map(({ contentId }) => contentId)).toEqual(['<logo>', '<qr-1>', '<code-1>', '<qr-2>', '<code-2>']);
    expect(mail?.html).toContain('src="cid:qr-1"');
  });

  test.each(['en-GB', 'de'])('name the time zone as the console does, in %s', async (defaultCulture) => {
    const order = await office.sell({ seats: [0] });
    const set = { timeZone: 'America/New_York', defaultCulture };
    await office.rowsOf((db) => db.update(shows).set(set).where(eq(shows.id, office.show.showId)));
    await resend(order.orderId);
    await runMail();
    expect(received[0]?.mail.text).toMatch(/19:30 EST$/m);
  });

  test('have the PDF to print, a link to it, or neither, as the event is set up', async () => {
    const order = await office.sell({ seats: [0, 1] });
    const params = { showCode: office.show.showCode };
    const send = async (delivery: TicketDelivery) => {
      received = [];
      await house.api.call(updatePrintAtHomeSettings, { params, body: { delivery } }, { as: house.owner });
      await resend(order.orderId);
      await runMail();
      return received[0]?.mail;
    };
    const attached = await send('ATTACHED');
    const [file] = attached?.attachments.filter(({ mimeType }) => mimeType === PDF) ?? [];
    expect(file?.filename).toBe(`tickets-${order.orderId}.pdf`);
    const printed = readPdf(Buffer.from(file?.content as ArrayBuffer))
      .pages.flat()
      .join('')
      .replace(/\s/g, '');
    for (const { barcode } of order.items) expect(printed).toContain(barcode?.value);
    const address = new RegExp(
      `https://parterre.test/t/${office.show.showCode}/${order.orderId}/[\\w-]{22}(?:\\.[\\w-]{22})*`,
    );
    expect(attached?.text).toMatch(new RegExp(`${address.source}\\?form=phone`));
    const linked = await send('LINKED');
    expect(linked?.attachments.some(({ mimeType }) => mimeType === PDF)).toBe(false);
    const [url = ''] = address.exec(linked?.text ?? '') ?? [];
    expect(linked?.html).toContain(`href="${url}"`);
    const opened = await house.api.app.inject({ url: new URL(url).pathname });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, PDF]);
    const codes = await send('CODES');
    expect(codes?.text).not.toContain('/t/');
    expect(codes?.attachments.map(({ mimeType }) => mimeType)).not.toContain(PDF);
  });

  test('link to tickets that are drawn, because a pre-printed barcode proves nothing', async () => {
    const order = await office.sell({ places: 2 });
    const send = async () => {
      received = [];
      await resend(order.orderId);
      await runMail();
      return received[0]?.mail.text ?? '';
    };
    const give = (at: number, barcode: string) => {
      const params = { orderId: order.orderId, orderItemId: order.items[at]?.id ?? 0 };
      return house.api.call(setOrderBarcode, { params, body: { barcode } }, { as: house.owner });
    };
    await give(0, '$000000001');
    const [url = ''] = /https:\S+\/t\/[\w/-]+/.exec(await send()) ?? [];
    expect((await house.api.app.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
    await give(1, 'CARD000002');
    const text = await send();
    for (const code of ['$000000001', 'CARD000002']) expect(text).toContain(code);
    expect(text).not.toContain('/t/');
  });

  test('carry the brand of the promoter, lead to its host and are a file of it, whoever sold them', async () => {
    await chooseRowline(house.api.database, office.promoter.id);
    const body = { delivery: 'ATTACHED' as const };
    await house.api.call(
      updatePrintAtHomeSettings,
      { params: { showCode: office.show.showCode }, body },
      { as: house.owner },
    );
    const order = await office.sell({ seats: [0, 1] });
    await resend(order.orderId);
    await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0], sendsMail: true });
    const sent: Mail[] = [];
    await runMail({ send: async (mail) => void sent.push(mail) });
    expect(sent.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['Cancelled', 'Your tickets']);
    for (const mail of sent) expectRowlineMail(mail);
    const tickets = sent.find(({ subject }) => subject.startsWith('Your tickets'));
    expect(tickets?.text).toContain('https://rowline.test/t/');
    const { objects, metadata } = readPdf(Buffer.from(tickets?.files?.[0]?.bytes ?? []));
    expect(metadata).toContain('<xmp:CreatorTool>Rowline<');
    expect(`${objects} ${metadata}`).not.toContain('Parterre');
  });

  test('are written in the language of the buyer, with names that cannot become markup', async () => {
    const order = await office.sell({ places: 1, email: 'eve@example.test' });
    await office.rowsOf((db) =>
      db
        .update(customers)
        .set({ cultureCode: 'de' })
        .where(eq(customers.id, order.customerId ?? 0)),
    );
    const buyer = { name: '<b>Eve</b>', email: 'eve@example.test' };
    await office.rowsOf((db) => db.update(orders).set({ buyer }).where(eq(orders.orderId, order.orderId)));
    await resend(order.orderId, { email: 'other@example.test' });
    await runMail();
    expect(received[0]?.to).toEqual(['other@example.test']);
    expect(received[0]?.mail.subject).toContain('Ihre Tickets');
    expect(received[0]?.mail.html).toContain('<html lang="de">');
    expect(received[0]?.mail.html).toContain('Guten Tag &lt;b&gt;Eve&lt;/b&gt;,');
  });

  test('are tried again when the server is busy, and sent once', async () => {
    const order = await office.sell({ places: 1 });
    await resend(order.orderId);
    refusals = 1;
    await runMail();
    expect(received).toEqual([]);
    await runMail(mailer, new Date(NOW.getTime() + 60_000));
    await runMail(mailer, new Date(NOW.getTime() + 120_000));
    expect(received).toHaveLength(1);
    expect(await office.rowsOf((db) => db.select().from(jobs).where(eq(jobs.kind, 'send-mail')))).toEqual([]);
  });

  test('are kept in a folder where there is no server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parterre-mail-'));
    const order = await office.sell({ places: 1 });
    await resend(order.orderId);
    await runMail(openMailer({ fromOf: () => 'tickets@localhost', folder }));
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    const mail = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')));
    expect(mail.to?.[0]?.address).toBe('ada@example.test');
    rmSync(folder, { recursive: true });
  });

  test('are not sent of orders without any, to nobody, or by those who may not', async () => {
    const order = await office.sell({ places: 1 });
    const unpaid = await office.sell({ places: 1, paid: false });
    const finance = await house.api.createUser(house.promoter, 'finance');
    const stranger = await house.api.createUser(await house.api.createPromoter(), 'owner');
    expect((await resend(order.orderId, {}, finance)).status).toBe(403);
    expect((await resend(order.orderId, {}, stranger)).status).toBe(404);
    expect((await resend(order.orderId, { email: 'nobody' })).status).toBe(400);
    expect((await resend(unpaid.orderId)).problem?.details?.reason).toBe('no-tickets-to-send');
    await office.cancel(order.orderId);
    expect((await resend(order.orderId)).problem?.details?.reason).toBe('no-tickets-to-send');
  });
});

describe('a cancellation', () => {
  test('is told when staff ask for it, with what comes back', async () => {
    const order = await office.sell({ places: 2 });
    await office.cancel(order.orderId, { orderItemIds: [order.items[0]?.id ?? 0], sendsMail: true });
    await runMail();
    expect(received).toHaveLength(1);
    expect(received[0]?.mail.subject).toContain('Cancelled');
    expect(received[0]?.mail.text).toContain('You get £22.00 back.');
    expect(received[0]?.mail.text).toContain('One ticket of your order is still valid.');
    await office.cancel(order.orderId);
    await runMail();
    expect(received).toHaveLength(1);
  });
});
