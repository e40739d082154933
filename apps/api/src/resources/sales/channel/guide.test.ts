import { GUIDE, type GuideStep } from '@parterre/contract/generate/channel-guide';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOutlet, type SalesOutlet, startOutlet } from '#test/scenes/open-sales-channel.ts';
import { findBrokenInvariants } from '#test/support/invariants.ts';

let outlet: SalesOutlet;

beforeAll(async () => {
  outlet = await openOutlet(await startOutlet());
});
afterAll(() => outlet.api.close());

/** Sends a step like its curl command, with values from earlier answers. */
async function send({ method, path, body }: GuideStep, known: ReadonlyMap<string, unknown>) {
  const fill = (text: string) => text.replace(/\$([A-Z]+)/g, (_, name: string) => String(known.get(name)));
  const payload =
    body && JSON.stringify(body).replace(/"\$([A-Z]+)"/g, (_, name: string) => JSON.stringify(known.get(name)));
  const response = await outlet.api.app.inject({
    method,
    url: `/api/channel${fill(path)}`,
    headers: {
      authorization: `Bearer ${outlet.key.token}`,
      ...(method === 'GET' ? {} : { 'idempotency-key': `step-${path}` }),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return { status: response.statusCode, text: response.body, answer: isJson ? response.json<unknown>() : undefined };
}

const pick = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], answer);

test('the worked example leads from a key to a ticket and back', async () => {
  const known = new Map<string, unknown>();
  const answers = new Map<string, unknown>();
  for (const step of GUIDE) {
    const { status, text, answer } = await send(step, known);
    expect([step.title, status < 300], text).toEqual([step.title, true]);
    for (const [name, path] of Object.entries(step.takes ?? {})) {
      expect(pick(answer, path), `${step.title}: ${path}`).toBeDefined();
      known.set(name, pick(answer, path));
    }
    answers.set(step.title, answer);
  }
  expect(answers.get('Sell it')).toMatchObject({
    paymentStatus: 'PAID',
    externalReference: 'P-1001',
    items: [{ barcode: { code128: expect.stringMatching(/^\$\d{9}$/) } }, { barcode: expect.anything() }],
  });
  expect(answers.get('Give a ticket back')).toMatchObject({
    refundStatus: 'PENDING',
    items: [{ status: 'CANCELLED', barcode: null }, { status: 'ACTIVE' }],
  });
  expect(await findBrokenInvariants(outlet.api.database)).toEqual([]);
});

test('the page of the API has it', async () => {
  const { body } = await outlet.api.app.inject({ url: '/docs' });
  expect(body).toContain('href="#channel-guide"');
  for (const { title } of GUIDE) expect(body).toContain(`<h3>${title}</h3>`);
});
