import type { Customer } from '@parterre/contract/customers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut } from '#test/answer-by-path.ts';
import { json, problem } from '#test/fake-server.ts';
import { fill, keepThing, openDrawer } from '#test/stored-thing.tsx';
import { EditCustomerDrawer } from './edit-customer-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const CALL = '/api/customers/customers/5';
const ADA: Customer = {
  customerId: 5,
  promoterCode: 'harbour-hall',
  name: 'Ada Buyer',
  email: 'ada@example.test',
  phone: '',
  address: null,
  cultureCode: null,
  note: '',
  consents: [],
  consentHistory: [],
  answers: [],
  totals: [],
  orders: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  exportedAt: null,
  erasedAt: null,
  revision: 2,
};

async function openAda(answers: Parameters<typeof openDrawer>[0]['answers'] = {}, first = ADA) {
  const ada = keepThing(first);
  const opened = await openDrawer({
    drawer: <EditCustomerDrawer />,
    path: '/customers/:customerId/edit',
    url: '/customers/5/edit',
    answers: { [`GET ${CALL}`]: ada.one, [`PATCH ${CALL}`]: ada.write, ...answers },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save customer' }));
  return { ...opened, ada, name, save };
}

test('a corrected name is sent alone, with the revision that was seen', async () => {
  const { sent, save } = await openAda();
  await fill('Name', 'Ada Lovelace');
  await save();
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(sent()).toEqual([['"2"', { name: 'Ada Lovelace' }]]);
});

test('who may not change customers sees the fields locked, and why', async () => {
  const { name } = await openAda(allBut('customer:write'));
  expect(name).toBeDisabled();
  expect(
    screen.getByText('You need the permission “Change customers” for this. Ask an administrator of your promoter.'),
  ).toBeVisible();
});

test('a customer who was erased stays as they are, and the drawer says so', async () => {
  const { name } = await openAda({}, { ...ADA, erasedAt: '2026-11-20T12:00:00.000Z' });
  expect(name).toBeDisabled();
  expect(screen.getByText(/Everything that identified this customer was erased/)).toBeVisible();
});

test('an address without an @ is refused at its field before anything is sent', async () => {
  const { sent, save } = await openAda();
  await fill('E-mail', 'ada');
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInvalid());
  expect(sent()).toEqual([]);
});

test('what the server refuses of a field is said at that field, and the typed words stay', async () => {
  const fieldErrors = [{ field: 'phone', code: 'unstorable' as const, message: 'Cannot be stored' }];
  const { save } = await openAda({ [`PATCH ${CALL}`]: () => problem('INVALID', { fieldErrors }) });
  await fill('Phone (optional)', 'none');
  await save();
  const phone = screen.getByRole('textbox', { name: 'Phone (optional)' });
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveValue('none');
});

test('a name that somebody else changed meanwhile is shown beside mine, and saved over when told to', async () => {
  const { ada, user, save } = await openAda();
  ada.changeElsewhere({ name: 'Ada King', note: 'Calls back' });
  await fill('Name', 'Ada Lovelace');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Name Ada Lovelace Ada King' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(ada.now()).toMatchObject({ name: 'Ada Lovelace', note: 'Calls back', revision: 4 }));
});

test('a part of the address that somebody else changed meanwhile is kept beside the part that I changed', async () => {
  const address = { lines: ['1 Quay'], postcode: 'BS1', town: 'Bristol', countryCode: 'GB' };
  const { ada, save } = await openAda({}, { ...ADA, address });
  ada.changeElsewhere({ address: { ...address, town: 'Bath' } });
  await fill('Postcode (optional)', 'BA1');
  await save();
  await waitFor(() => expect(ada.now()).toMatchObject({ address: { ...address, town: 'Bath', postcode: 'BA1' } }));
});

test('both sides are written as their fields show them: a language and a country by name', async () => {
  const { ada, user, save } = await openAda(
    { 'GET /api/main/countries': () => json({ items: [{ code: 'FR', name: 'France' }] }) },
    { ...ADA, address: { lines: ['1 Rue'], postcode: '', town: 'Lyon', countryCode: 'GB' } },
  );
  ada.changeElsewhere({ note: 'no', cultureCode: 'de' });
  await fill('Note (optional)', 'yes');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'British English' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Note yes no' })).toBeInTheDocument();
  expect(within(dialog).getByRole('row', { name: /^Language British English German$/ })).toBeInTheDocument();
});
