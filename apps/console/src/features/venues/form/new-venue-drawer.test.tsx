import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '../../../../test/answer-by-path.ts';
import { json, startFakeServer } from '../../../../test/fake-server.ts';
import { FeaturesGate } from '../../../../test/features-gate.tsx';
import { renderWithConsole } from '../../../../test/render-with-console.tsx';
import { selectSettings } from '../../../api/settings.ts';
import { NewVenueDrawer } from './new-venue-drawer.tsx';

const countries = {
  items: [
    { code: 'DE', name: 'Germany', currency: 'EUR', timeZones: ['Europe/Berlin'] },
    { code: 'US', name: 'United States', currency: 'USD', timeZones: ['America/New_York', 'America/Chicago'] },
  ],
};
const known = { venueId: 3, isCatalogue: true, name: 'Merkin Hall', address: '', town: 'New York' };
const CREATE = 'POST /api/configuration/venues';

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/configuration/venues/countries': countries,
      'GET /api/configuration/venues': { items: [known], totalPages: 1, totalItems: 1, totalKind: 'exact' },
      ...answers,
    }),
  );
  const drawer = (
    <FeaturesGate>
      <NewVenueDrawer />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/venues/new', element: drawer },
      { path: '/venues/:venueId', element: <h1>The venue</h1> },
    ],
    { initialEntries: ['/venues/new'] },
  );
  const { store } = await renderWithConsole(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Name');
  return { seen, router, store, user, fill };
}

describe('the drawer that creates a venue', () => {
  test('finds country and time zone by typing, creates the venue, keeps it and goes there', async () => {
    const created = { ...known, venueId: 44, isCatalogue: false };
    const { seen, router, store, user, fill } = await open({ [CREATE]: () => json(created, 201) });
    fill('Name', 'Kleiner Saal');
    fill('Town', 'Hamburg');
    await user.type(screen.getByLabelText('Country'), 'Ger{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Time zone')).toHaveDisplayValue(/^Berlin \(UTC\+/));
    await user.click(screen.getByRole('button', { name: 'Create venue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/venues/44'));
    const sent = JSON.parse(String(seen.find(({ method }) => method === 'POST')?.body));
    expect(sent).toMatchObject({
      promoterCode: 'harbour-hall',
      name: 'Kleiner Saal',
      countryCode: 'DE',
      timeZone: 'Europe/Berlin',
    });
    expect(selectSettings(store.getState()).venue).toMatchObject({ venueId: 44 });
  });

  test('shows what exists already, before it is entered again', async () => {
    const { fill } = await open();
    fill('Name', 'merkin hall');
    fill('Town', 'New York');
    expect(await screen.findByText('A venue like this exists already:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Merkin Hall' })).toHaveAttribute('href', '/venues/3');
    expect(screen.getByRole('button', { name: 'Use' })).toBeEnabled();
  });

  test('names and counts the fields that are missing, the time zone only once the country is known', async () => {
    const { user, seen } = await open();
    await user.click(screen.getByRole('button', { name: 'Create venue' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByText('3 fields to correct')).toBeInTheDocument();
    expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription('Choose the country first.');
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('says in the form that the name is taken', async () => {
    const taken = { field: 'name', message: 'Another venue in this town has this name' };
    const refusal = { type: 'about:blank', title: 'NAME_TAKEN', status: 409, code: 'NAME_TAKEN', requestId: '1' };
    const { user, fill } = await open({ [CREATE]: () => json({ ...refusal, fieldErrors: [taken] }, 409) });
    fill('Name', 'Kleiner Saal');
    fill('Town', 'Hamburg');
    await user.type(screen.getByLabelText('Country'), 'Ger{Enter}');
    await user.click(screen.getByRole('button', { name: 'Create venue' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Another venue in this town/),
    );
  });
});
