// @vitest-environment node

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DeploymentEnvironment, ENVIRONMENTS } from '@parterre/contract/choices/deployment-choices';
import { ErrorResponse } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReporter } from './error-reporter.ts';

/** One request to a Sentry-compatible service: lines of JSON, the last of which is the report. */
interface Sent {
  text: string;
  report: { message?: string; exception?: { values: { value: string }[] }; user?: unknown; extra?: unknown };
}

let receiver: Server;
let sent: Sent[];
beforeEach(async () => {
  sent = [];
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    sent.push({ text, report: JSON.parse(text.trim().split('\n').at(-1) ?? '') });
    response.end('{}');
    receiver.emit('received');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  receiver.close();
});

function report(message: string, details: unknown, environment: DeploymentEnvironment = 'production') {
  const { port } = receiver.address() as AddressInfo;
  const reporter = createReporter({ environment, errorReportDsn: `http://key@127.0.0.1:${port}/7` });
  reporter.setUser('u-1');
  reporter.report(message, details);
  return once(receiver, 'received');
}

test('a failed call arrives at the service with its status, its user and no value that was sent or answered', async () => {
  const data = {
    code: 'INVALID',
    status: 500,
    requestId: 'r-1',
    detail: 'ada@example.org is no guest',
    fieldErrors: [{ field: 'email', code: 'wrongForm', message: 'ada@example.org' }],
  };
  await report('RESPONSE error calling POST /api/main/shows/* (ResponseStatus: 500)', {
    data,
    path: '/shows/{showCode}',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.report).toMatchObject({
    message: 'RESPONSE error calling POST /api/main/shows/* (ResponseStatus: 500)',
    environment: 'production',
    user: { id: 'u-1' },
    extra: { path: '/shows/{showCode}', code: 'INVALID', status: 500, requestId: 'r-1', fields: ['email: wrongForm'] },
  });
  expect(sent[0]?.text).not.toContain('ada@example.org');
});

test('an error of the interface arrives with what went wrong, and without an e-mail address that its words had', async () => {
  await report('Uncaught interface error', new Error('no guest ada@example.org'));
  expect(sent[0]?.report.exception?.values[0]?.value).toBe('no guest …@…');
  expect(sent[0]?.text).not.toContain('ada@example.org');
});

test.each([
  [`Unexpected token 'N', "Nadia Jansen" is not valid JSON`, `Unexpected token 'N', "…" is not valid JSON`],
  [
    `A history state object with URL 'http://other.example/orders?search=Nadia+Jansen' cannot be created`,
    `A history state object with URL 'http://other.example/orders?…' cannot be created`,
  ],
  ['refused: Bearer eyJhbGciOi.J9.x-y and token=abc123tok', 'refused: … and token=…'],
  ['call +49 (30) 555-1234', 'call …'],
  [`Cannot read properties of undefined (reading 'name')`, `Cannot read properties of undefined (reading 'name')`],
])('of an error that says %j, the service is told %j', async (words, told) => {
  await report('Uncaught interface error', new SyntaxError(words));
  expect(sent[0]?.report.exception?.values[0]?.value).toBe(told);
});

test('of a refused sign-in the service is told the code, not the words of the address that led back from it', async () => {
  const words = 'User Nadia Jansen may not';
  const refusal = new ErrorResponse({ error: 'access_denied', error_description: words });
  await report(`Authentication error: ${words} @ signinCallback`, refusal);
  expect(sent[0]?.report.exception?.values[0]?.value).toBe('access_denied');
  expect(sent[0]?.report.extra).toMatchObject({ message: 'Authentication error: access_denied @ signinCallback' });
  expect(sent[0]?.text).not.toContain('Nadia');
});

test('errors are written to the console of the browser outside production only', async () => {
  await report('x', undefined);
  expect(console.error).not.toHaveBeenCalled();
  for (const environment of ENVIRONMENTS.filter((name) => name !== 'production')) {
    await report(`of ${environment}`, undefined, environment);
    expect(console.error).toHaveBeenLastCalledWith(`of ${environment}`);
  }
});

test('without a service nothing is sent, and in production nothing is logged', () => {
  createReporter({ environment: 'production', errorReportDsn: null }).report('x');
  expect(console.error).not.toHaveBeenCalled();
});
