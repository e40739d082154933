import type { AccessRequest } from '@parterre/contract/access-requests';
import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { exportCsv } from '#test/export-csv.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { AskedAccess } from './asked-access.tsx';

const AT_HARBOUR: AccessRequest = {
  accessRequestId: 31,
  promoterCode: 'harbour-hall',
  membershipId: 11,
  name: 'Ben Oduya',
  email: 'ben@example.test',
  permission: 'order:refund',
  state: 'OPEN',
  askedAt: '2026-11-20T11:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const AT_NORTH: AccessRequest = { ...AT_HARBOUR, accessRequestId: 32, promoterCode: 'kulturwerk' };
const PROMOTER = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP', timeZone: 'Europe/London' };

test('what one person asks for at two promoters is told apart by its buttons and in its first cell', async () => {
  startFakeServer(
    answerByPath({
      'GET /api/main/promoters': {
        items: [
          { ...PROMOTER, id: 7, code: 'harbour-hall', name: 'Harbour & Hall' },
          { ...PROMOTER, id: 8, code: 'kulturwerk', name: 'Kulturwerk Nord' },
        ],
      },
      'GET /api/backstage/access-requests': {
        items: [AT_HARBOUR, AT_NORTH],
        totalPages: 1,
        totalItems: 2,
        totalKind: 'exact',
      },
    }),
  );
  const element = (
    <FeaturesGate>
      <AskedAccess />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/users', element }], { initialEntries: ['/users'] });
  await renderWithConsole(<RouterProvider router={router} />);
  for (const promoter of ['Harbour & Hall', 'Kulturwerk Nord']) {
    const grant = await screen.findByRole('button', { name: `Grant Ben Oduya access: Refund money, ${promoter}` });
    expect(
      screen.getByRole('button', { name: `Decline Ben Oduya’s request: Refund money, ${promoter}` }),
    ).toBeVisible();
    const row = grant.closest('tr');
    const first = row?.querySelector('th, td');
    expect(within(first as HTMLElement).getByText(new RegExp(`^${promoter} · 20/11/2026`))).toBeInTheDocument();
  }
  expect(await exportCsv(screen.getByRole('button', { name: 'Export 2' }))).toEqual([
    'User,E-mail,Promoter,Asks for,Asked',
    'Ben Oduya,ben@example.test,Harbour & Hall,Refund money,"20/11/2026, 11:00 GMT"',
    'Ben Oduya,ben@example.test,Kulturwerk Nord,Refund money,"20/11/2026, 11:00 GMT"',
  ]);
});
