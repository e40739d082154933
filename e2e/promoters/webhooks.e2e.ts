import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, signIn, test } from '../support/journey.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a receiver of webhooks that refuses the first delivery. */
async function startReceiver() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(received.length === 1 ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, stop: () => server.close() };
}

test('a webhook is made, tried out, and sent to again, by keyboard', async ({ page }) => {
  const receiver = await startReceiver();
  await signIn(page, 'owner', '/shows');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();

  await page.getByRole('link', { name: 'Create webhook' }).first().click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: /^Harbour/ });
  const field = dialog.getByRole('textbox', { name: 'Address' });
  await expect(choice.or(field)).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await field.fill(receiver.url);
  await dialog.getByRole('checkbox', { name: 'Order created' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page, 'webhooks: new');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await dialog.getByLabel('Secret').innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: receiver.url })).toBeVisible();

  await page.getByRole('button', { name: 'Send test' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answered 500')).toBeVisible();
  await expectAccessible(page, 'webhooks: log');
  await page.getByRole('button', { name: /^More about Test/ }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('Answered 204')).toBeVisible();

  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  for (const { headers, body } of receiver.received) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test' });
  }

  await page.getByRole('button', { name: 'More about this webhook' }).click();
  await page.getByRole('menuitem', { name: 'Delete webhook' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('Webhook deleted')).toBeVisible();
  receiver.stop();
});
