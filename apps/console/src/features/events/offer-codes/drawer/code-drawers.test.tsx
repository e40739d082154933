import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { openWithoutEvent } from '#test/stored-thing.tsx';
import { GROUPS, PRICES, SHOW } from '#test/tickets-server.tsx';
import { GenerateCodes } from '../generate-codes.tsx';
import { createCode } from '../testing/create-code.ts';
import { EVENT, GROUP, LIST, listOf, openCodes } from '../testing/open-codes.tsx';
import { CodeDrawer } from './code-drawer.tsx';
import { NewCode } from './new-code.tsx';

const CREATE = `POST ${GROUP}/offer-codes`;
const PATCH = `PATCH ${GROUP}/offer-codes/51`;
const USED = createCode({
  mostUses: 200,
  usage: { orders: 137, tickets: 402, inBaskets: 3, discountMinor: 1_234_567 },
});

afterEach(() => vi.unstubAllGlobals());

describe('a new code', () => {
  test('shows what each ticket would cost, and is sent as it is typed', async () => {
    const { user, written, router } = await openCodes({
      path: '/new?search=fr',
      answers: { [CREATE]: createCode() },
    });
    await user.type(await screen.findByLabelText('Code'), 'friends-25');
    await user.click(screen.getByRole('radio', { name: 'Amount off' }));
    await user.type(screen.getByLabelText('Amount off each ticket'), '12.50');
    expect(screen.getByRole('checkbox', { name: /^Orchestra A 135\.00 → 122\.50$/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^Backstage Revealed by the code/ }));
    expect(screen.getByRole('checkbox', { name: 'Orchestra A 135.00' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Uses (optional)'), '50');
    await user.click(screen.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('FRIENDS-25 created')).toBeInTheDocument();
    expect(JSON.parse(String(written()[0]?.body))).toMatchObject({
      code: 'friends-25',
      effect: 'subtract',
      value: 1250,
      priceTypeIds: [12],
      mostUses: 50,
      mostPerOrder: null,
    });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toMatch(/offer-codes\?search=fr$/);
  });

  test('says at its field what the server refuses, in the reader’s language', async () => {
    const fieldErrors = [
      { field: 'value', code: 'codePlacesLeft' as const, message: 'There are not that many places left' },
    ];
    const { user } = await openCodes({
      path: '/new',
      language: 'de',
      answers: {
        [CREATE]: () => problem('NOT_ENOUGH_LEFT', { fieldErrors }),
      },
    });
    await user.type(await screen.findByLabelText('Code'), 'A');
    await user.type(screen.getByLabelText('Rabatt in Prozent'), '10');
    await user.click(screen.getByRole('button', { name: 'Code anlegen' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Rabatt in Prozent')).toHaveAccessibleDescription(
        'So viele Plätze sind nicht mehr frei',
      ),
    );
  });

  test('cannot be made without the permission, and says so', async () => {
    await openCodes({ path: '/new', without: ['offer:write'] });
    expect(await screen.findByRole('button', { name: 'Create code' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Code')).toBeDisabled();
  });

  test('needs a ticket group', async () => {
    await openCodes({ path: '/new', answers: { 'GET /api/main/shows/K7M2QXRB/price-groups': { items: [] } } });
    expect(await screen.findByRole('link', { name: 'Add a ticket group' })).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/tickets/groups/new',
    );
  });
});

describe('the drawer of a code', () => {
  test('shows its usage, and cannot change the code that buyers know', async () => {
    await openCodes({ path: '/51', codes: [USED] });
    const drawer = await screen.findByRole('dialog', { name: /^FRIENDS-25/ });
    const figures = within(drawer)
      .getAllByRole('term')
      .map((term) => term.parentElement?.textContent);
    expect(figures).toEqual(['Orders137 of 200', 'Tickets402', 'In baskets3', 'Discount givenUSD 12,345.67']);
    expect(screen.getByLabelText('Code')).toBeDisabled();
    expect(screen.getByText('Created 20/11/2026, Mina Park')).toBeInTheDocument();
  });

  test('sends what changed with the revision that was loaded, an effect with its value', async () => {
    const { user, written } = await openCodes({
      path: '/51',
      codes: [createCode()],
      answers: { [PATCH]: createCode({ effect: 'set-price', value: 0, revision: 2 }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'Fixed price' }));
    await user.type(screen.getByLabelText('Price of each ticket'), '0');
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    expect(await screen.findByText('Offer code saved')).toBeInTheDocument();
    const [sent] = written();
    expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"1"', '{"effect":"set-price","value":0}']);
  });

  test('asks which to keep when somebody else changed the same', async () => {
    let stored = createCode({ value: 2550 });
    const { user, written } = await openCodes({
      path: '/51',
      answers: {
        [`${LIST}/51`]: () => json(stored),
        [PATCH]: ({ headers }) =>
          headers.get('if-match') === '"2"' ? json({ ...stored, revision: 3 }) : problem('STALE'),
      },
    });
    const percent = await screen.findByLabelText('Percentage off');
    stored = createCode({ value: 3000, revision: 2 });
    await user.clear(percent);
    await user.type(percent, '12.5');
    await user.click(screen.getByRole('button', { name: 'Save code' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Percentage off 12.5% 30%' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(written().map(({ headers, body }) => [headers.get('if-match'), body])).toEqual([
        ['"1"', '{"effect":"percentage","value":1250}'],
        ['"2"', '{"effect":"percentage","value":1250}'],
      ]),
    );
  });

  test('walks along the codes of the page', async () => {
    const { user, router } = await openCodes({
      path: '/51',
      codes: [createCode(), createCode({ offerCodeId: 52, code: 'PRESS-01' })],
    });
    await screen.findByRole('dialog', { name: /^FRIENDS-25/ });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: /^PRESS-01/ })).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/\/52$/);
  });

  test('says that an id of no code of the event is unknown', async () => {
    await openCodes({ path: '/99' });
    expect(await screen.findByText('This offer code no longer exists.')).toBeInTheDocument();
  });
});

test.each([
  ['new', <NewCode key="new" />],
  ['generate', <GenerateCodes key="generate" />],
  ['51', <CodeDrawer key="51" />],
])('the drawer %s of an event that cannot be read says so, and is there when the event is', async (id, drawer) => {
  const path = `/shows/:showCode/offer-codes/${id === '51' ? ':offerCodeId' : id}`;
  const answers = {
    [`GET ${EVENT}/price-groups`]: { items: GROUPS },
    [`GET ${EVENT}/prices`]: { items: PRICES },
    [`GET ${EVENT}/seats/holds`]: { items: [] },
    [LIST]: listOf([USED]),
    [`${LIST}/51`]: USED,
  };
  await openWithoutEvent({ drawer, path, url: `/shows/K7M2QXRB/offer-codes/${id}`, answers }, SHOW);
  expect(await screen.findByLabelText('Comment (optional)')).toBeInTheDocument();
});
