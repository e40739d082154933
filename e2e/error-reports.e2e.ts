import type { Page, Route } from '@playwright/test';
import { type ErrorReport, openErrorReceiver } from './support/error-receiver.ts';
import { goOn } from './support/go-on.ts';
import { expect, signIn, test } from './support/journey.ts';
import { refuse } from './support/refuse.ts';

const USER_AGENT = 'a browser whose errors are read';
test.use({ userAgent: USER_AGENT });

/** What a call may meet on its way, and what the service is told of it (spec §8). */
const FAILURES: readonly [answer: (route: Route) => Promise<void> | undefined, report: string][] = [
  [
    (route) => route.abort('connectionreset'),
    'FETCH error calling GET /api/configuration/venues/* (ResponseStatus: FETCH_ERROR)',
  ],
  [
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    'PARSING error calling GET /api/configuration/venues/* (ResponseStatus: 502)',
  ],
  [() => undefined, 'TIMEOUT calling GET /api/configuration/venues/* (ResponseStatus: TIMEOUT_ERROR)'],
  [
    (route) => refuse(route, 'INTERNAL'),
    'RESPONSE error calling GET /api/configuration/venues/* (ResponseStatus: 500)',
  ],
];

test('what fails in the browser arrives at the error service, without the ids of an address; a 401 and a 404 do not', async ({
  page,
}) => {
  const receiver = openErrorReceiver(USER_AGENT);
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') logged.push(line.text());
  });
  await signIn(page, 'seating', '/venues');
  const venue = '**/api/configuration/venues/999999';
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  for (const [answer, report] of FAILURES) {
    const told = receiver.reports.length;
    await page.route(venue, answer);
    await limitCalls(page, report.startsWith('TIMEOUT') ? 1000 : 30_000);
    await (told === 0 ? goOn(page, '/venues/999999') : tryAgain.click());
    await expect.poll(() => receiver.reports.map(wordsOf)[told]).toBe(report);
    await page.unroute(venue);
  }

  await page.route(venue, (route) => refuse(route, 'UNAUTHENTICATED'));
  await tryAgain.click();
  await expect(page.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  await page.unroute(venue);
  await tryAgain.click();
  await expect(page.getByText("Unfortunately, we can't find this page")).toBeVisible();

  // A part of the console that cannot be loaded: the line is down, or a new version has replaced it.
  await page.route('**/assets/**', (route) => route.abort('connectionreset'));
  await goOn(page, '/campaigns');
  await expect(page.getByText('Ooops!, something went wrong')).toBeVisible();
  await expect(page.getByText('If the issue persists, please contact customer support')).toBeVisible();
  await expect.poll(() => receiver.reports.length).toBe(FAILURES.length + 1);
  expect(receiver.reports.map(wordsOf)).toEqual([...FAILURES.map(([, report]) => report), 'TypeError']);
  expect(receiver.reports[3]).toMatchObject({
    environment: 'test',
    user: { id: expect.any(String) },
    extra: { path: '/venues/{venueId}', code: 'INTERNAL', status: 500, requestId: 'request-1' },
  });
  expect(logged.join('\n')).toContain('Uncaught interface error');
  receiver.close();
});

const wordsOf = ({ message, exception }: ErrorReport) => message ?? exception?.values[0]?.type;

/** Limits the calls that begin from now on, because a journey does not wait the 30 s of the console. */
const limitCalls = (page: Page, timeoutMs: number) =>
  page.evaluate((limit) => {
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), limit);
      return controller.signal;
    };
  }, timeoutMs);
