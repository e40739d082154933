import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { VenuePage } from '../venue-page.tsx';
import { EditVenueDrawer } from './edit-venue-drawer.tsx';

const countries = {
  items: [
    { code: 'DE', name: 'Germany', currency: 'EUR', timeZones: ['Europe/Berlin', 'Europe/Busingen'] },
    { code: 'FR', name: 'France', currency: 'EUR', timeZones: ['Europe/Paris'] },
  ],
};
const hall = {
  venueId: 5,
  promoterCode: 'harbour-hall',
  isCatalogue: false,
  sourceVenueId: null,
  name: 'Kleiner Saal',
  address: 'Hafen 1',
  town: 'Hamburg',
  postcode: '20457',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  latitude: null,
  longitude: null,
  planCount: 0,
  defaultPlanId: null,
  nextShowOn: null as string | null,
  revision: 2,
};
const studio = { ...hall, venueId: 6, name: 'Studio', address: '' };
const READ = 'GET /api/configuration/venues/5';
const SAVE = 'PATCH /api/configuration/venues/5';
const bodyOf = (seen: readonly SeenRequest[]) =>
  JSON.parse(String(seen.filter(({ method }) => method === 'PATCH').at(-1)?.body));

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Parameters<typeof answerByPath>[0] = {}, url = '/venues/5/edit') {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/configuration/venues/countries': countries,
      'GET /api/configuration/venues': { items: [hall, studio], totalPages: 1, totalItems: 2, totalKind: 'exact' },
      [READ]: hall,
      ...answers,
    }),
  );
  const page = (
    <FeaturesGate>
      <VenuePage />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [{ path: '/venues/:venueId', element: page, children: [{ path: 'edit', element: <EditVenueDrawer /> }] }],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  const user = userEvent.setup({ delay: null });
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  if (url.endsWith('/edit')) await screen.findByLabelText('Name');
  return { seen, router, user, fill };
}

const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Save venue' }));

describe('the drawer that changes a venue', () => {
  test('sends what changed under the revision that was read, and closes', async () => {
    const { seen, router, user, fill } = await open({ [SAVE]: { ...hall, postcode: '20459', revision: 3 } });
    fill('Postcode (optional)', '20459');
    await save(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/venues/5'));
    expect(bodyOf(seen)).toEqual({ postcode: '20459' });
    expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"2"');
  });

  test('changes the time zone with the country', async () => {
    const { seen, user } = await open({ [SAVE]: { ...hall, revision: 3 } });
    const country = screen.getByLabelText('Country');
    await waitFor(() => expect(country).toHaveDisplayValue('Germany'));
    await user.clear(country);
    await user.type(country, 'Fra{Enter}');
    await save(user);
    await waitFor(() => expect(bodyOf(seen)).toEqual({ countryCode: 'FR', timeZone: 'Europe/Paris' }));
  });

  test('keeps the time zone while events are to come, and says why', async () => {
    const { seen, user } = await open({
      [READ]: { ...hall, nextShowOn: '2026-12-24' },
      [SAVE]: { ...hall, revision: 3 },
    });
    const zone = screen.getByLabelText('Time zone');
    await waitFor(() => expect(zone).toHaveDisplayValue(/^Berlin/));
    expect(zone).toBeDisabled();
    expect(zone).toHaveAccessibleDescription(/Fixed while events are coming up, the next one on 24\/12\/2026/);
    const country = screen.getByLabelText('Country');
    await waitFor(() => expect(country).toHaveDisplayValue('Germany'));
    await user.clear(country);
    await user.type(country, 'Fra{Enter}');
    expect(zone).toHaveDisplayValue(/^Berlin/);
    await save(user);
    await waitFor(() => expect(bodyOf(seen)).toEqual({ countryCode: 'FR' }));
  });

  test('says at the time zone how many events were planned meanwhile', async () => {
    const inUse = {
      field: 'timeZone',
      code: 'venueTimeZoneInUse' as const,
      message: 'Events to come begin in this time zone',
      values: { shows: 2, count: 2 },
    };
    const { user } = await open({
      [SAVE]: () => problem('IN_USE', { fieldErrors: [inUse], details: { shows: 2 } }),
    });
    const zone = screen.getByLabelText('Time zone');
    // The zones come with the countries, after the zone of the venue is shown.
    await waitFor(() => expect(zone).toBeEnabled());
    await user.clear(zone);
    await user.type(zone, 'Bus{Enter}');
    await save(user);
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/^2 upcoming events start in the current time zone/));
  });

  test('shows another venue that is there already, before it gets its name', async () => {
    const { fill } = await open();
    fill('Town', 'Hamburg ');
    fill('Name', 'Studio am Kai');
    expect(await screen.findByText('A venue like this exists already:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Studio' })).toHaveAttribute('href', '/venues/6');
    expect(screen.queryByRole('button', { name: 'Use' })).not.toBeInTheDocument();
    fill('Name', 'kleiner saal');
    await waitFor(() => expect(screen.queryByText('A venue like this exists already:')).not.toBeInTheDocument());
  });

  test('tells both sides of what somebody else changed meanwhile, and saves over it when told to', async () => {
    let isChanged = false;
    const theirs = { ...hall, name: 'Großer Saal', countryCode: 'FR', revision: 3 };
    const { seen, router, user, fill } = await open({
      [READ]: () => json(isChanged ? theirs : hall),
      [SAVE]: ({ headers }) =>
        headers.get('if-match') === '"2"' ? problem('STALE') : json({ ...theirs, name: 'Studio 1', revision: 4 }),
    });
    isChanged = true;
    fill('Name', 'Studio 1');
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Name Studio 1 Großer Saal' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('row', { name: /France/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(bodyOf(seen)).toEqual({ name: 'Studio 1' }));
    expect(router.state.location.pathname).toBe('/venues/5/edit');
  });
});

describe('the button that opens it', () => {
  const link = () => screen.findByRole('link', { name: 'Edit venue' });
  const locked = () => screen.findByRole('button', { name: 'Edit venue' });

  test('leads to the drawer of an own venue', async () => {
    await open({}, '/venues/5');
    expect(await link()).toHaveAttribute('href', '/venues/5/edit');
  });

  test('says that a venue of the catalogue is copied first', async () => {
    await open({ [READ]: { ...hall, isCatalogue: true, promoterCode: 'catalogue' } }, '/venues/5');
    expect(await locked()).toHaveAccessibleDescription(/Use it first: you get your own copy/);
  });

  test('says that the permission is missing, and the drawer can only be read', async () => {
    await open({ 'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' } });
    const reason = 'You need the permission “Change venues” for this. Ask an administrator of your promoter.';
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Name')).toBeDisabled();
  });
});
