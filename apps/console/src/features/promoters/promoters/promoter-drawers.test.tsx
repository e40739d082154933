import { testConfig } from '@parterre/contract/testing/test-config';
import type { BrandName } from '@parterre/contract/wire/brands';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepThing } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { EditPromoterDrawer } from './details/edit-promoter-drawer.tsx';
import { PostageDrawer } from './postages/postage-drawer.tsx';
import { TaxRateDrawer } from './tax-rates/tax-rate-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const AT = '/api/main/promoters/harbour-hall';
const promoter = {
  id: 7,
  code: 'harbour-hall',
  name: 'Harbour & Hall',
  defaultCulture: 'en-GB',
  cultures: ['en-GB', 'de'],
  currency: 'GBP',
  countryCode: 'GB',
  timeZone: 'Europe/London',
  linkHosts: ['tickets.harbour.example'],
  auditYears: null,
  brand: null,
  demandsSecondFactor: false,
  closedFeatures: [],
  revision: 3,
};
const rate = { taxRateId: 1, name: 'Standard', rateBasisPoints: 2000, isDefault: true, revision: 4 };
const postage = {
  postageId: 2,
  name: { 'en-GB': 'Courier' },
  amountMinor: 2490,
  currency: 'GBP',
  countryCodes: ['DE', 'FR'],
  isDefault: false,
  revision: 5,
};

async function openDrawer(
  path: string,
  answers: Parameters<typeof answerByPath>[0] = {},
  brands: readonly BrandName[] = ['parterre'],
) {
  const seen = startFakeServer(
    answerByPath({
      [`GET ${AT}`]: promoter,
      [`GET ${AT}/tax-rates`]: { items: [rate] },
      [`GET ${AT}/postages`]: { items: [postage] },
      'GET /api/main/cultures': {
        items: ['en-GB', 'fr', 'de'].map((code) => ({ code, name: code, nativeName: code })),
      },
      'GET /api/main/countries': {
        items: ['AT', 'DE', 'FR'].map((code) => ({ code, name: code, currency: 'EUR', timeZones: [] })),
      },
      ...answers,
    }),
  );
  setRuntimeConfig(testConfig({ brands }));
  const gate = (drawer: ReactNode) => <FeaturesGate>{drawer}</FeaturesGate>;
  const router = createMemoryRouter(
    [
      { path: '/promoters/:code', element: <h1>The promoter</h1> },
      { path: '/promoters/:code/edit', element: gate(<EditPromoterDrawer />) },
      { path: '/promoters/:code/tax-rates/:taxRateId', element: gate(<TaxRateDrawer />) },
      { path: '/promoters/:code/postages/:postageId', element: gate(<PostageDrawer />) },
    ],
    { initialEntries: [`/promoters/harbour-hall/${path}`] },
  );
  await renderWithConsole(
    <>
      <RouterProvider router={router} />
      <Notices closeLabel="Close" />
    </>,
  );
  return { seen, router };
}

async function open(...asked: Parameters<typeof openDrawer>) {
  const { seen, router } = await openDrawer(...asked);
  const name = await screen.findByLabelText('Name');
  const isClosed = () => waitFor(() => expect(router.state.location.pathname).toBe('/promoters/harbour-hall'));
  return { seen, name, isClosed, user: userEvent.setup({ delay: null }) };
}

test.each([
  ['tax-rates/1', `GET ${AT}/tax-rates`, { items: [rate] }],
  ['postages/2', `GET ${AT}/postages`, { items: [postage] }],
  ['postages/new', `GET ${AT}`, promoter],
])('%s is not taken for gone when it could not be read, and is read again', async (path, call, answer) => {
  let isDown = true;
  await openDrawer(path, { [call]: () => (isDown ? problem('UNAVAILABLE') : json(answer)) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/no longer exists/)).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

const bodyOf = (request: SeenRequest | undefined) => JSON.parse(String(request?.body));
const sentBy = (seen: SeenRequest[], method: string) => seen.find((request) => request.method === method);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the drawer of a promoter', () => {
  test('demands two-factor sign-in of everybody who works there', async () => {
    const { seen, isClosed, user } = await open('edit', {
      [`PATCH ${AT}`]: { ...promoter, demandsSecondFactor: true },
    });
    await user.click(await screen.findByRole('switch', { name: 'Demand two-factor sign-in' }));
    await user.click(await screen.findByRole('button', { name: 'Save promoter' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'PATCH'))).toEqual({ demandsSecondFactor: true });
  });

  test('offers the brands of the deployment, its own for those that choose none', async () => {
    const branded = { ...promoter, brand: 'rowline' };
    const answers = { [`GET ${AT}`]: branded, [`PATCH ${AT}`]: { ...promoter, revision: 4 } };
    const { seen, isClosed, user } = await open('edit', answers, ['gatehouse', 'rowline']);
    const field = await screen.findByRole('combobox', { name: 'Brand' });
    expect(field).toHaveTextContent('Rowline');
    await user.click(field);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Default (Gatehouse)',
      'Gatehouse',
      'Rowline',
    ]);
    await user.click(screen.getByRole('option', { name: 'Default (Gatehouse)' }));
    await user.click(await screen.findByRole('button', { name: 'Save promoter' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'PATCH'))).toEqual({ brand: null });
  });

  test('offers no choice of brand where the deployment has only one', async () => {
    await open('edit');
    expect(await screen.findByLabelText('Name')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Brand' })).not.toBeInTheDocument();
  });

  test('sends what changed: languages, and hosts read out of what was typed', async () => {
    const { seen, isClosed, user } = await open('edit', { [`PATCH ${AT}`]: { ...promoter, revision: 4 } });
    expect(screen.getByRole('checkbox', { name: 'British English' })).toBeDisabled();
    await user.click(await screen.findByRole('checkbox', { name: 'French' }));
    type(/Link hosts/, 'tickets.harbour.example\nhttps://Shop.example/events');
    await user.click(await screen.findByRole('button', { name: 'Save promoter' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'PATCH'))).toEqual({
      cultures: ['en-GB', 'fr', 'de'],
      linkHosts: ['tickets.harbour.example', 'shop.example'],
    });
    expect(sentBy(seen, 'PATCH')?.headers.get('if-match')).toBe('"3"');
  });

  test('names a host that is invalid', async () => {
    const fieldErrors = [{ field: 'linkHosts.1', code: 'host' as const, message: 'Please provide a valid host name' }];
    const { user } = await open('edit', { [`PATCH ${AT}`]: () => problem('INVALID', { fieldErrors }) });
    type(/Link hosts/, 'tickets.example\nlocalhost');
    await user.click(await screen.findByRole('button', { name: 'Save promoter' }));
    await waitFor(() =>
      expect(screen.getByLabelText(/Link hosts/)).toHaveAccessibleDescription('localhost is not a valid host name'),
    );
  });
});

describe('the drawer of a tax rate', () => {
  test('creates one from a percentage', async () => {
    const { seen, isClosed, user } = await open('tax-rates/new', {
      [`POST ${AT}/tax-rates`]: () => json({ ...rate, taxRateId: 9 }, 201),
    });
    type('Name', 'Books');
    type('Rate', '5.5');
    await user.click(screen.getByRole('button', { name: 'Create tax rate' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'POST'))).toEqual({ name: 'Books', rateBasisPoints: 550, isDefault: false });
  });

  test('asks for what is missing and refuses more than 100 %', async () => {
    const { seen, user } = await open('tax-rates/new');
    type('Rate', '101');
    await user.click(screen.getByRole('button', { name: 'Create tax rate' }));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    expect(screen.getByText('Must be less than or equal to 100')).toBeInTheDocument();
    expect(sentBy(seen, 'POST')).toBeUndefined();
  });

  test('says in the form that the name is taken', async () => {
    const fieldErrors = [{ field: 'name', code: 'rateNameTaken' as const, message: 'Another tax rate has this name' }];
    const { user, name } = await open('tax-rates/1', {
      [`PATCH ${AT}/tax-rates/1`]: () => problem('NAME_TAKEN', { fieldErrors }),
    });
    type('Name', 'Books');
    await user.click(await screen.findByRole('button', { name: 'Save tax rate' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another tax rate has this name'));
  });

  test('is not deleted while tickets use it: says how many, and the question stays', async () => {
    const { user } = await open('tax-rates/1', {
      [`DELETE ${AT}/tax-rates/1`]: () => problem('IN_USE', { details: { prices: 5, shows: 1 } }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete tax rate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Standard”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('In use by 5 tickets of 1 event. Give them another tax rate first.'),
    ).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  test('is deleted under the revision that was read', async () => {
    const { seen, isClosed, user } = await open('tax-rates/1', {
      [`DELETE ${AT}/tax-rates/1`]: () => new Response(null, { status: 204 }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete tax rate' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: /Delete/ })).getByRole('button', { name: 'Delete' }),
    );
    await isClosed();
    expect(sentBy(seen, 'DELETE')?.headers.get('if-match')).toBe('"4"');
  });
});

describe('the drawer of a postage', () => {
  test('finds a country by its code, too', async () => {
    const { user } = await open('postages/new', {});
    await user.type(screen.getByLabelText(/Countries/), 'at');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Austria']);
  });

  test('says why the countries cannot be searched', async () => {
    const { user } = await open('postages/new', { 'GET /api/main/countries': () => problem('UNAVAILABLE') });
    await user.click(screen.getByLabelText(/Countries/));
    expect(await screen.findByText(/The server is not available at the moment/)).toBeInTheDocument();
  });

  test('creates one with its price and its countries', async () => {
    const { seen, isClosed, user } = await open('postages/new', {
      [`POST ${AT}/postages`]: () => json(postage, 201),
    });
    type('Name', 'Tracked');
    type('Price', '8.95');
    await user.click(screen.getByLabelText(/Countries/));
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    await user.click(screen.getByRole('switch', { name: 'Default postage' }));
    await user.click(screen.getByRole('button', { name: 'Create postage' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'POST'))).toEqual({
      name: { 'en-GB': 'Tracked' },
      amountMinor: 895,
      currency: 'GBP',
      countryCodes: ['DE'],
      isDefault: true,
    });
  });

  test('sends only what changed', async () => {
    const { seen, isClosed, user } = await open('postages/2', {
      [`PATCH ${AT}/postages/2`]: { ...postage, revision: 6 },
    });
    await user.click(await screen.findByLabelText('Remove Germany'));
    await user.click(await screen.findByRole('button', { name: 'Save postage' }));
    await isClosed();
    expect(bodyOf(sentBy(seen, 'PATCH'))).toEqual({ countryCodes: ['FR'] });
    expect(sentBy(seen, 'PATCH')?.headers.get('if-match')).toBe('"5"');
  });

  test('is read-only for a user who may not change it', async () => {
    const { name } = await open('postages/2', {
      'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
    });
    expect(name).toBeDisabled();
    expect(
      screen.getByText(/You need the permission “Change the promoter’s settings, tax rates and postages”/),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete postage' })).toHaveAccessibleDescription(
      /^You need the permission/,
    );
  });
});

describe('what somebody else changed meanwhile', () => {
  /** Opens a form, then saves `theirs` as another user; the server refuses writes with the previous revision. */
  async function openChanged<T extends { revision: number }>(path: string, { url, first, read }: Changed<T>) {
    const thing = keepThing(first);
    const opened = await open(path, {
      [read.url]: () => json(read.wrap(thing.now())),
      [`PATCH ${url}`]: thing.write,
      [`DELETE ${url}`]: ({ headers }) =>
        headers.get('if-match') === `"${thing.now().revision}"`
          ? new Response(null, { status: 204 })
          : problem('STALE'),
    });
    const sent = (method: string) =>
      opened.seen.filter((request) => request.method === method).map(({ headers }) => headers.get('if-match'));
    return { ...opened, sent, changeElsewhere: thing.changeElsewhere };
  }

  interface Changed<T> {
    url: string;
    first: T;
    read: { url: string; wrap: (now: T) => object };
  }

  const THE_PROMOTER: Changed<typeof promoter> = {
    url: AT,
    first: promoter,
    read: { url: `GET ${AT}`, wrap: (now) => now },
  };
  const THE_RATE: Changed<typeof rate> = {
    url: `${AT}/tax-rates/1`,
    first: rate,
    read: { url: `GET ${AT}/tax-rates`, wrap: (now) => ({ items: [now] }) },
  };
  const THE_POSTAGE: Changed<typeof postage> = {
    url: `${AT}/postages/2`,
    first: postage,
    read: { url: `GET ${AT}/postages`, wrap: (now) => ({ items: [now] }) },
  };

  test('of a promoter is shown beside what was typed, and mine is saved over it only when asked', async () => {
    const { changeElsewhere, sent, user } = await openChanged('edit', THE_PROMOTER);
    changeElsewhere({ name: 'Harbour Hall' });
    type('Name', 'Harbour');
    await user.click(await screen.findByRole('button', { name: 'Save promoter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Name Harbour Harbour Hall' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(sent('PATCH')).toEqual(['"3"', '"4"']));
    expect(await screen.findByText('Promoter saved')).toBeInTheDocument();
  });

  test('of a tax rate can be taken instead of what was typed', async () => {
    const { changeElsewhere, sent, user } = await openChanged('tax-rates/1', THE_RATE);
    changeElsewhere({ rateBasisPoints: 1900 });
    type('Rate', '21');
    await user.click(await screen.findByRole('button', { name: 'Save tax rate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Rate 21% 19%' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(screen.getByLabelText('Rate')).toHaveValue('19'));
    expect(sent('PATCH')).toEqual(['"4"']);
  });

  test('in another field of a postage stays, and mine is saved beside it unasked', async () => {
    const { changeElsewhere, sent, user } = await openChanged('postages/2', THE_POSTAGE);
    changeElsewhere({ amountMinor: 1990 });
    type('Name', 'By hand');
    await user.click(await screen.findByRole('button', { name: 'Save postage' }));
    expect(await screen.findByText('Postage saved')).toBeInTheDocument();
    expect(sent('PATCH')).toEqual(['"5"', '"6"']);
    expect(screen.getByLabelText('Price')).toHaveValue('19.90');
  });

  test('is not deleted with a tax rate that was not seen like this', async () => {
    const { changeElsewhere, sent, isClosed, user } = await openChanged('tax-rates/1', THE_RATE);
    changeElsewhere({ name: 'Reduced' });
    await user.click(screen.getByRole('button', { name: 'Delete tax rate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Standard”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await screen.findAllByText(/Somebody else has changed this/)).length).toBeGreaterThan(0);
    const again = await screen.findByRole('dialog', { name: 'Delete “Reduced”?' });
    await user.click(within(again).getByRole('button', { name: 'Delete' }));
    await isClosed();
    expect(sent('DELETE')).toEqual(['"4"', '"5"']);
  });
});
