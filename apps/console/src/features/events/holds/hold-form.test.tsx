import type { Hold } from '@parterre/contract/holds';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { fill, keepThing } from '#test/stored-thing.tsx';
import { HoldForm } from './hold-form.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await startI18n('en-GB');
});

test('a flag without a letter is refused at its field, in German for a German reader', async () => {
  const fieldErrors = [
    { field: 'reservationFlag', code: 'flagLetter' as const, message: 'Must have at least one letter' },
  ];
  startFakeServer(({ method, url }) => {
    if (method === 'POST') return problem('INVALID', { fieldErrors });
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    return json({ items: [] });
  });
  await renderWithConsole(
    <HoldForm
      heading={{ title: 'Sperre' }}
      hold={undefined}
      holds={[]}
      showCode="MAHLER5A"
      onClose={() => undefined}
    />,
    { language: 'de' },
  );
  const user = userEvent.setup();
  const flag = await screen.findByRole('textbox', { name: /^Kürzel/ });
  await waitFor(() => expect(flag).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Sperre anlegen' })).toBeEnabled();
  expect(screen.getByRole('textbox', { name: 'Notiz (optional)' })).toBeEnabled();
  await user.type(screen.getByRole('textbox', { name: /^Bezeichnung/ }), 'Technik');
  await user.type(flag, '123');
  await user.click(screen.getByRole('button', { name: 'Sperre anlegen' }));
  await waitFor(() => expect(flag).toHaveAccessibleDescription(/Muss mindestens einen Buchstaben enthalten/));
  expect(flag).toBeInvalid();
});

test('a flag that another hold has is refused at its field, with the name of that hold (FLAG_TAKEN)', async () => {
  const fieldErrors = [
    { field: 'reservationFlag', code: 'flagTaken' as const, message: 'Taken', values: { label: 'Technical' } },
  ];
  startFakeServer(({ method, url }) => {
    if (method === 'POST') return problem('FLAG_TAKEN', { fieldErrors });
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    return json({ items: [] });
  });
  await renderWithConsole(
    <HoldForm heading={{ title: 'Hold' }} hold={undefined} holds={[]} showCode="MAHLER5A" onClose={() => undefined} />,
  );
  const user = userEvent.setup();
  const flag = await screen.findByRole('textbox', { name: /flag/i });
  await waitFor(() => expect(flag).toBeEnabled());
  await user.type(screen.getByRole('textbox', { name: /^(Label|Name)/ }), 'Crew');
  await user.clear(flag);
  await user.type(flag, 'TEC');
  await user.click(screen.getByRole('button', { name: /^(Create|Add)/ }));
  await waitFor(() => expect(flag).toHaveAccessibleDescription(/Technical has this reservation flag/));
  expect(flag).toBeInvalid();
});

test('a hold keeps what two people changed in different fields, and asks about the same one', async () => {
  const hold = keepThing(HOLD);
  startFakeServer((request) => {
    if (request.url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    if (request.method === 'PATCH') return hold.write(request);
    return request.url.endsWith('/holds') ? hold.page() : json({ items: [] });
  });
  await renderWithConsole(
    <HoldForm heading={{ title: 'Artist' }} hold={HOLD} holds={[HOLD]} showCode="MAHLER5A" onClose={() => undefined} />,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Label/ })).toBeEnabled());
  await fill(/^Label/, 'Band');
  hold.changeElsewhere({ label: 'Crew', owner: 'Ada' });
  await user.click(await screen.findByRole('button', { name: 'Save hold' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Label Band Crew' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(hold.now()).toMatchObject({ label: 'Band', owner: 'Ada', revision: 5 }));
});

test('a release day that has passed at the venue is refused at its field, and a stored one stays', async () => {
  const hold = { ...HOLD, releaseOn: '2026-01-31' };
  const seen = startFakeServer(({ method, url }) => {
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    if (method === 'PATCH') return json({ ...hold, label: 'Band', revision: 4 });
    return json(url.endsWith('/shows/MAHLER5A') ? { timeZone: 'Europe/Vienna' } : { items: [] });
  });
  await renderWithConsole(
    <HoldForm heading={{ title: 'Artist' }} hold={hold} holds={[hold]} showCode="MAHLER5A" onClose={() => undefined} />,
  );
  const user = userEvent.setup();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Label/ })).toBeEnabled());
  await fill(/^Label/, 'Band');
  await fill(/^Release date/, '30/01/2026');
  await user.click(await screen.findByRole('button', { name: 'Save hold' }));
  const release = screen.getByRole('textbox', { name: /^Release date/ });
  await waitFor(() => expect(release).toHaveAccessibleDescription(/Must not be in the past/));
  await fill(/^Release date/, '31/01/2026');
  await user.click(screen.getByRole('button', { name: 'Save hold' }));
  await waitFor(() => expect(seen.map(({ method }) => method)).toContain('PATCH'));
});

test('a hold that guest lists or offer codes take from cannot be deleted, and says which they are', async () => {
  const uses = {
    holdId: 4,
    guestLists: [{ guestListId: 7, name: 'Band', waiting: 2 }],
    offerCodes: [{ tag: 'Spring', codes: 12 }],
  };
  startFakeServer(({ url }) => {
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    return json({ items: url.endsWith('/hold-uses') ? [uses, { ...uses, holdId: 5 }] : [] });
  });
  await renderWithConsole(
    <HoldForm heading={{ title: 'Artist' }} hold={HOLD} holds={[HOLD]} showCode="MAHLER5A" onClose={() => undefined} />,
  );
  const told = await screen.findAllByRole('listitem');
  expect(told.map((item) => item.textContent)).toEqual([
    'Guest list Band2 people are waiting for tickets',
    'Offer codes “Spring”12 codes',
  ]);
  const button = screen.getByRole('button', { name: 'Delete hold' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^Guest lists or offer codes use this hold/);
  expect(screen.getByText(/Give them another one first/)).toBeVisible();
});

test('the seats of a deleted hold move to the hold that its dialog shows, also when it was closed before', async () => {
  const held = { ...HOLD, seats: { held: 3, sold: 0, inBaskets: 0 } };
  const crew = { ...HOLD, holdId: 5, label: 'Crew', reservationFlag: 'CRW' };
  const seen = startFakeServer(({ method, url }) => {
    if (method === 'DELETE') return json(undefined, 204);
    if (url.includes('/features')) return json({ items: [], permissions: ['hold:write'], mode: 'app' });
    return json({ items: [] });
  });
  await renderWithConsole(
    <HoldForm
      heading={{ title: 'Artist' }}
      hold={held}
      holds={[held, crew]}
      showCode="MAHLER5A"
      onClose={() => undefined}
    />,
  );
  const user = userEvent.setup();
  const findButton = () => screen.findByRole('button', { name: 'Delete hold' });
  await waitFor(async () => expect(await findButton()).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(await findButton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Move the seats to' }), 'Crew');
  await user.click(within(screen.getByRole('dialog', { name: /Artist/ })).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Move the seats to' })).toBeNull());
  await user.click(await findButton());
  const shown = await screen.findByRole('combobox', { name: 'Move the seats to' });
  expect(shown).toHaveDisplayValue('Crew');
  await user.click(screen.getByRole('button', { name: 'Move seats and delete' }));
  await waitFor(() => expect(seen.find(({ method }) => method === 'DELETE')?.url).toMatch(/moveTo=5/));
});

const HOLD: Hold = {
  ...{ holdId: 4, ordinal: 1, label: 'Artist', reservationFlag: 'ART', colour: '#A3323F', allowSales: false },
  ...{ owner: '', note: '', releaseOn: null, agreed: null, places: 0, revision: 3 },
  seats: { held: 0, sold: 0, inBaskets: 0 },
};
