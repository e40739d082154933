import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut } from '#test/answer-by-path.ts';
import { json, problem } from '#test/fake-server.ts';
import { fill, keepThing, openDrawer } from '#test/stored-thing.tsx';
import { EditListDrawer } from './drawer/edit-list-drawer.tsx';
import { GuestDrawer } from './page/guest-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIST_CALL = '/api/customers/guest-lists/7';
const SHOW_CALL = '/api/main/shows/K7M2QXRB';
const PATH = '/shows/:showCode/guest-lists/:guestListId';
const URL = '/shows/K7M2QXRB/guest-lists/7';
const LIST = {
  guestListId: 7,
  showCode: 'K7M2QXRB',
  timeZone: 'Europe/London',
  name: 'Press',
  ownerName: 'Ada',
  ownerEmail: '',
  allocation: 20,
  mostPlusOnes: 1,
  cutOffAtLocal: null,
  needsApproval: false,
  priceTypeId: 5,
  holdId: null,
  note: '',
  status: 'OPEN',
  revision: 2,
};
const COMP = { priceTypeId: 5, kind: 'comp', name: { 'en-GB': 'Guest' }, isSeated: false };

async function openList(answers: Parameters<typeof openDrawer>[0]['answers'] = {}, search = '') {
  const list = keepThing(LIST);
  const opened = await openDrawer({
    drawer: <EditListDrawer />,
    path: `${PATH}/edit`,
    url: `${URL}/edit${search}`,
    answers: {
      [`GET ${LIST_CALL}`]: list.one,
      [`PATCH ${LIST_CALL}`]: list.write,
      [`GET ${SHOW_CALL}/prices`]: { items: [COMP] },
      [`GET ${SHOW_CALL}/seats/holds`]: { items: [] },
      ...answers,
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { ...opened, list, name, save: () => screen.getByRole('button', { name: 'Save guest list' }) };
}

test('a guest list is saved with what was changed, and nothing else', async () => {
  const { list, sent, user, save } = await openList();
  await fill('Name', 'Press and radio');
  await user.click(save());
  await waitFor(() => expect(list.now().name).toBe('Press and radio'));
  expect(sent()).toEqual([['"2"', { name: 'Press and radio' }]]);
});

test('a closed guest list leaves the guests filtered as they were', async () => {
  const { router, user } = await openList({}, '?status=REQUESTED');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(`${URL}?status=REQUESTED`),
  );
});

test('a guest list is deleted as it was read: one that somebody else has changed meanwhile stays', async () => {
  const { seen, user } = await openList({ [`DELETE ${LIST_CALL}`]: () => problem('STALE') });
  await user.click(await screen.findByRole('button', { name: 'Delete guest list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Press?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete guest list' }));
  expect(await within(dialog).findByText(/Somebody else/)).toBeInTheDocument();
  expect(seen.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"2"');
});

test('a guest list that was deleted meanwhile cannot be saved any more, and says so', async () => {
  const { name, user, save } = await openList({ [`PATCH ${LIST_CALL}`]: () => problem('NOT_FOUND') });
  await fill('Name', 'Press and radio');
  await user.click(save());
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('It has been deleted in the meantime.')).toBeInTheDocument();
  expect(name).toHaveValue('Press and radio');
});

test('a guest list is locked, with its reason, for a user who may only read', async () => {
  const { name, sent, user, save } = await openList(allBut('guestlist:write'));
  expect(name).toBeDisabled();
  const reason = 'You need the permission “Keep guest lists and issue their tickets” for this. Ask an administrator';
  expect(save()).toHaveAccessibleDescription(`${reason} of your promoter.`);
  expect(screen.getByRole('button', { name: /Delete/ })).toHaveAccessibleDescription(`${reason} of your promoter.`);
  await user.click(save());
  expect(sent()).toEqual([]);
});

test('a guest list says that its tickets or holds could not be read, and reads them again', async () => {
  let isDown = true;
  const holds = () => (isDown ? problem('UNAVAILABLE') : json({ items: [] }));
  const { user } = await openList({ [`GET ${SHOW_CALL}/seats/holds`]: holds });
  const alert = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a guest list without a name is refused at its field before anything is sent', async () => {
  const { name, sent, user, save } = await openList();
  await fill('Name', '');
  await user.click(save());
  await waitFor(() => expect(name).toBeInvalid());
  expect(sent()).toEqual([]);
});

test('a guest list shows what somebody else changed meanwhile, keeps the rest, and saves mine when told to', async () => {
  const { list, sent, user } = await openList();
  list.changeElsewhere({ allocation: 30, note: 'By the side door' });
  await fill('Maximum people', '25');
  await fill('Owner', 'Grace');
  await user.click(screen.getByRole('button', { name: 'Save guest list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getAllByRole('row')).toHaveLength(2);
  expect(within(dialog).getByRole('row', { name: 'Maximum people 25 30' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() =>
    expect(list.now()).toMatchObject({ allocation: 25, ownerName: 'Grace', note: 'By the side door' }),
  );
  expect(sent().at(-1)).toEqual(['"3"', { allocation: 25, ownerName: 'Grace' }]);
});

test('a guest shows what somebody else changed meanwhile, and starts anew with it', async () => {
  const guest = keepThing({
    guestId: 9,
    guestListId: 7,
    name: 'Grace Hopper',
    email: '',
    plusOnes: 0,
    note: '',
    status: 'APPROVED',
    revision: 1,
  });
  const { sent, user } = await openDrawer({
    drawer: <GuestDrawer />,
    path: `${PATH}/guests/:guestId`,
    url: `${URL}/guests/9`,
    answers: {
      [`GET ${LIST_CALL}`]: LIST,
      [`GET ${LIST_CALL}/guests`]: guest.page,
      [`PATCH ${LIST_CALL}/guests/9`]: guest.write,
    },
  });
  await screen.findByRole('textbox', { name: 'Guest' });
  guest.changeElsewhere({ name: 'Rear Admiral Hopper' });
  await fill('Guest', 'Grace M. Hopper');
  await user.click(screen.getByRole('button', { name: 'Save guest' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Guest Grace M. Hopper Rear Admiral Hopper' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Guest' })).toHaveValue('Rear Admiral Hopper'));
  await fill('Note (optional)', 'Wheelchair');
  await user.click(screen.getByRole('button', { name: 'Save guest' }));
  await waitFor(() => expect(guest.now()).toMatchObject({ name: 'Rear Admiral Hopper', note: 'Wheelchair' }));
  expect(sent().at(-1)).toEqual(['"2"', { note: 'Wheelchair' }]);
});
