import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { AskAccess } from '#pages/ask-access.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { AskButton, ClosedPart } from './closed-part.tsx';

const ASK = 'POST /api/backstage/access-requests';
const ASKED = {
  accessRequestId: 31,
  promoterCode: 'harbour-hall',
  membershipId: 11,
  name: 'Ben',
  email: 'ben@example.test',
  permission: 'order:refund',
  state: 'OPEN',
  askedAt: '2026-11-20T11:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};

async function open(answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(
    answerByPath({ 'GET /api/main/features': { items: [], permissions: [], mode: 'app' }, ...answers }),
  );
  await renderWithConsole(
    <FeaturesGate>
      <ClosedPart permission="order:refund" title="You cannot refund" />
      <Notices closeLabel="Close" />
    </FeaturesGate>,
  );
  return { seen, user: userEvent.setup({ delay: null }) };
}

test('what is closed names the permission, and asks for it once', async () => {
  const { seen, user } = await open({ [ASK]: () => json(ASKED, 201) });
  expect(await screen.findByText('For this you need the permission “Refund money”.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Ask for access' }));
  expect(await screen.findByText(/You get an e-mail when they have decided/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
  const [sent] = seen.filter(({ method }) => method === 'POST');
  expect(JSON.parse(String(sent?.body))).toEqual({ promoterCode: 'harbour-hall', permission: 'order:refund' });
});

test('another promoter can still be asked after the first one was', async () => {
  const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP', timeZone: 'Europe/London' };
  const { seen, user } = await open({
    'GET /api/main/promoters': {
      items: [
        { ...promoter, id: 7, code: 'harbour-hall', name: 'Harbour & Hall' },
        { ...promoter, id: 8, code: 'kulturwerk', name: 'Kulturwerk Nord' },
      ],
    },
    [ASK]: ({ body }) => json({ ...ASKED, ...JSON.parse(String(body)) }, 201),
  });
  for (const name of ['Harbour & Hall', 'Kulturwerk Nord']) {
    await user.click(await screen.findByRole('button', { name: `Ask ${name} for access` }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`the users of ${name}`));
  }
  expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('what is asked for already says since when, and is not asked for again', async () => {
  const own = { ...ASKED, askedAt: '2026-11-20T11:00:00.000Z' };
  const elsewhere = { ...ASKED, permission: 'order:read' };
  await open({ 'GET /api/backstage/access-requests/own': { items: [elsewhere, own] } });
  const at = formatOwnTime(own.askedAt);
  expect(await screen.findByText(new RegExp(`^You asked Harbour & Hall on ${at}\\.`))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull();
});

test('a request for access that is not possible says why', async () => {
  const { user } = await open({ [ASK]: () => problem('RULE_BROKEN', { details: { reason: 'has-permission' } }) });
  await user.click(await screen.findByRole('button', { name: 'Ask for access' }));
  expect(await screen.findByText(/You have this permission already/)).toBeInTheDocument();
});

test('where the server refuses to read, the permission is asked for instead of reading again', async () => {
  startFakeServer(answerByPath({}));
  const data = { code: 'FORBIDDEN', status: 403, title: '', type: '', details: { permission: 'order:read' } };
  await renderWithConsole(
    <AskAccess value={(permission) => <AskButton permission={permission} />}>
      <RetryAlert error={{ status: 403, data }} onRetry={() => undefined} />
    </AskAccess>,
  );
  expect(await screen.findByText(/You need the permission “See orders and who bought them”/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask for access' })).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
