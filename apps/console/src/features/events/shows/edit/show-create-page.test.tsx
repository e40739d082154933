import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { fill } from '#test/stored-thing.tsx';
import { ShowCreatePage } from './show-create-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function renderNew(answers: Parameters<typeof answerByPath>[0]) {
  const seen = startFakeServer(answerByPath(answers));
  const element = (
    <FeaturesGate>
      <ShowCreatePage />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/shows/new', element },
      { path: '*', element: null },
    ],
    { initialEntries: ['/shows/new'] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  return seen;
}

async function openNew(answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = await renderNew(answers);
  const create = await screen.findByRole('button', { name: 'Create event' });
  return { create, sent: () => seen.filter(({ method }) => method === 'POST'), user: userEvent.setup({ delay: null }) };
}

test('an event without name, venue and start is refused at each of them before anything is sent', async () => {
  const { create, sent, user } = await openNew();
  await user.click(create);
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /^Venue/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Starts/ })).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('who may not make events finds no form, and asks for access', async () => {
  await renderNew(allBut('show:write'));
  expect(await screen.findByText('You cannot create events')).toBeVisible();
  expect(screen.getByText(/the permission “Set events up, move and cancel them”/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ask for access' })).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create event' })).toBeNull();
});

describe('the plan of a new event', () => {
  const venue = (venueId: number, name: string) => ({ venueId, name, town: 'London', timeZone: 'Europe/London' });
  const plan = (id: number, name: string, isDefault: boolean) => ({ id, name, isDefault, seatCount: 100 });
  const answers = {
    'GET /api/configuration/venues': {
      items: [venue(40, 'Palladium'), venue(41, 'Roundhouse')],
      totalPages: 1,
      totalItems: 2,
      totalKind: 'exact',
    },
    'GET /api/configuration/venues/40': venue(40, 'Palladium'),
    'GET /api/configuration/venues/41': venue(41, 'Roundhouse'),
    'GET /api/configuration/venues/40/seating-plans': {
      items: [plan(51, 'Gala', false), plan(52, 'Full house', true)],
    },
    'GET /api/configuration/venues/41/seating-plans': { items: [plan(53, 'In the round', true)] },
    'POST /api/main/shows': () => json({ showCode: 'K7M2QXRB' }, 201),
  };

  async function openAt(name: string, others: Parameters<typeof answerByPath>[0] = {}) {
    const opened = await openNew({ ...answers, ...others });
    const choose = async (field: RegExp, option: RegExp) => {
      const box = await screen.findByRole('combobox', { name: field });
      fireEvent.mouseDown(box);
      await opened.user.click(await screen.findByRole('option', { name: option }));
    };
    const chooseVenue = async (venueName: string) => {
      await opened.user.click(screen.getByRole('combobox', { name: /^Venue/ }));
      await opened.user.click(await screen.findByRole('option', { name: new RegExp(venueName) }));
    };
    await chooseVenue(name);
    const isShown = (words: RegExp) =>
      waitFor(() => expect(screen.getByRole('combobox', { name: /^Seating plan/ })).toHaveTextContent(words));
    const save = async () => {
      await fill(/^Name/, 'Jaws in Concert');
      await fill(/^Starts/, '21/11/2026 20:00');
      await opened.user.click(opened.create);
      await waitFor(() => expect(opened.sent()).toHaveLength(1));
      return JSON.parse(String(opened.sent()[0]?.body)).seatingPlanId;
    };
    return { choose, chooseVenue, isShown, save };
  }

  test('is the default of its venue, also of another one chosen later', async () => {
    const { choose, chooseVenue, isShown, save } = await openAt('Palladium');
    await isShown(/^Full house, 100 seats \(default\)$/);
    await choose(/^Seating plan/, /^Gala/);
    await isShown(/^Gala/);
    await chooseVenue('Roundhouse');
    await isShown(/^In the round/);
    expect(await save()).toBe(53);
  });

  test('is refused at its field when it belongs to the venue no more (PLAN_NOT_SELECTABLE)', async () => {
    const fieldErrors = [{ field: 'seatingPlanId', code: 'planOfVenue' as const, message: 'Not of this venue' }];
    const refuse = () => problem('PLAN_NOT_SELECTABLE', { fieldErrors });
    const { isShown, save } = await openAt('Palladium', { 'POST /api/main/shows': refuse });
    await isShown(/^Full house/);
    await save();
    const plan = screen.getByRole('combobox', { name: /^Seating plan/ });
    await waitFor(() => expect(plan).toHaveAccessibleDescription(/does not belong to the venue or the tour/));
  });

  test('is the one that was chosen, or none', async () => {
    const { choose, isShown, save } = await openAt('Palladium');
    await choose(/^Seating plan/, /^Gala/);
    await isShown(/^Gala/);
    await choose(/^Seating plan/, /^No plan yet/);
    await isShown(/^No plan yet/);
    expect(await save()).toBeNull();
  });
});
