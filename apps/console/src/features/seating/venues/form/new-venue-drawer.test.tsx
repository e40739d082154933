import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectSettings } from '#api/settings.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { NewVenueDrawer } from './new-venue-drawer.tsx';

const countries = {
  items: [
    { code: 'DE', name: 'Germany', currency: 'EUR', timeZones: ['Europe/Berlin'] },
    { code: 'GB', name: 'United Kingdom', currency: 'GBP', timeZones: ['Europe/London'] },
    { code: 'US', name: 'United States', currency: 'USD', timeZones: ['America/New_York', 'America/Chicago'] },
  ],
};
const known = { venueId: 3, isCatalogue: true, name: 'Merkin Hall', address: '', town: 'New York' };
const CREATE = 'POST /api/configuration/venues';

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof answerByPath>[0] = {}, first: 'form' | 'button' = 'form') {
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
  if (first === 'form') await screen.findByLabelText('Name');
  else await screen.findByRole('button', { name: 'Kulturwerk' });
  return { seen, router, store, user, fill };
}

async function chooseCountry(user: ReturnType<typeof userEvent.setup>, words: string) {
  await user.clear(screen.getByRole('combobox', { name: 'Country' }));
  await user.type(screen.getByRole('combobox', { name: 'Country' }), `${words}{Enter}`);
}

const PROMOTERS = [
  { id: 7, code: 'harbour-hall', name: 'Harbour & Hall', countryCode: 'GB', timeZone: 'Europe/London' },
  { id: 8, code: 'kulturwerk', name: 'Kulturwerk', countryCode: 'DE', timeZone: 'Europe/Berlin' },
];

describe('the drawer that creates a venue', () => {
  test('begins at the name, in the country and time zone of its promoter', async () => {
    await open();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('United Kingdom'));
    expect(screen.getByLabelText('Time zone')).toHaveDisplayValue(/^London/);
  });

  test('asks for the promoter where it is not known, without leaving the drawer', async () => {
    const { user } = await open({ 'GET /api/main/promoters': { items: PROMOTERS } }, 'button');
    await user.click(screen.getByRole('button', { name: 'Kulturwerk' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Germany'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('finds country and time zone by typing, creates the venue, keeps it and goes there', async () => {
    const created = { ...known, venueId: 44, isCatalogue: false };
    const { seen, router, store, user, fill } = await open({ [CREATE]: () => json(created, 201) });
    fill('Name', 'Kleiner Saal');
    fill('Town', 'Hamburg');
    await chooseCountry(user, 'Ger');
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
    const unknown = { ...PROMOTERS[0], countryCode: null, timeZone: null };
    const { user, seen } = await open({ 'GET /api/main/promoters': { items: [unknown] } });
    await user.click(screen.getByRole('button', { name: 'Create venue' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(screen.getByText('3 fields to correct')).toBeInTheDocument();
    expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription('Choose the country first.');
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('says in the form that the name is taken', async () => {
    const taken = {
      field: 'name',
      code: 'venueNameTaken' as const,
      message: 'Another venue in this town has this name',
    };
    const { user, fill } = await open({ [CREATE]: () => problem('NAME_TAKEN', { fieldErrors: [taken] }) });
    fill('Name', 'Kleiner Saal');
    fill('Town', 'Hamburg');
    await chooseCountry(user, 'Ger');
    await user.click(screen.getByRole('button', { name: 'Create venue' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Another venue in this town/),
    );
  });
});
