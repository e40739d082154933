import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ShowStatusDrawer } from './show-status-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const CALL = '/api/main/shows/K7M2QXRB';
const CHANGE = `PATCH ${CALL}`;
const unpriced = { code: 'SEATS_WITHOUT_PRICE', level: 'error', area: 'seats', values: { seats: 12 } };

async function openStatus(status: string, answers: Parameters<typeof answerByPath>[0] = {}) {
  const show = { showCode: 'K7M2QXRB', status, seating: 'RESERVED', venue: { venueId: 1 }, revision: 3 };
  startFakeServer(
    answerByPath({
      [`GET ${CALL}`]: show,
      [`GET ${CALL}/readiness`]: { items: [unpriced] },
      [`GET ${CALL}/prices`]: {
        items: [
          { priceTypeId: 5, kind: 'standard' },
          { priceTypeId: 6, kind: 'comp' },
        ],
      },
      ...answers,
    }),
  );
  const element = (
    <FeaturesGate>
      <ShowStatusDrawer />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/shows/:showCode', element: <h1>The event</h1> },
      { path: '/shows/:showCode/status', element },
      { path: '*', element: null },
    ],
    { initialEntries: ['/shows/K7M2QXRB/status'] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

test('an event that was activated says so in place of the steps, so that no button moves under the pointer', async () => {
  const { router, user } = await openStatus('PENDING', { [CHANGE]: () => json({ status: 'ACTIVE' }) });
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('heading', { name: 'The event is active' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel the event' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByText('Close'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB'));
});

test('any other change of status closes the drawer', async () => {
  const { router, user } = await openStatus('ACTIVE', { [CHANGE]: () => json({ status: 'CANCEL_PENDING' }) });
  await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel the event?' });
  await user.type(within(question).getByLabelText('Reason'), 'Rain');
  await user.click(within(question).getByRole('button', { name: 'Cancel the event' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB'));
});

test('a change that is answered after the user has gone on takes nobody away', async () => {
  let answer = () => {};
  const changing = new Promise<Response>((done) => {
    answer = () => done(json({ status: 'CANCEL_PENDING' }));
  });
  const { router, user } = await openStatus('ACTIVE', { [CHANGE]: () => changing });
  await user.click(await screen.findByRole('button', { name: 'Cancel the event' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel the event?' });
  await user.type(within(question).getByLabelText('Reason'), 'Rain');
  await user.click(within(question).getByRole('button', { name: 'Cancel the event' }));
  await act(() => router.navigate('/shows/ABCD2345'));
  answer();
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(router.state.location.pathname).toBe('/shows/ABCD2345');
});

test('what is missing for sales is listed in the drawer before anybody activates', async () => {
  await openStatus('PENDING');
  expect(await screen.findByText(/12 seats have no price/)).toBeVisible();
});

test('a refused change stays open and says what is missing', async () => {
  const details = { from: 'PENDING', to: 'ACTIVE', missing: [unpriced] };
  const { user } = await openStatus('PENDING', { [CHANGE]: () => problem('STATUS_CHANGE_REFUSED', { details }) });
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('12 seats have no price');
  expect(screen.getAllByText(/12 seats have no price/)).toHaveLength(1);
});

test('the sales of an active event can be paused, which leads to its tickets but not its comps', async () => {
  await openStatus('ACTIVE');
  const pause = await screen.findByRole('link', { name: 'Pause sales' });
  await waitFor(() => expect(pause).toHaveAttribute('href', '/shows/K7M2QXRB/tickets/status?tickets=5'));
});
