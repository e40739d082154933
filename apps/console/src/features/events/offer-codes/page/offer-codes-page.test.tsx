import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { createCode } from '../testing/create-code.ts';
import { GROUP, LIST, listOf, openCodes } from '../testing/open-codes.tsx';

const FRIENDS = createCode({ mostUses: 200, usage: { orders: 137, tickets: 402, inBaskets: 0, discountMinor: 900 } });
const PRESS = createCode({
  offerCodeId: 52,
  code: 'PRESS-01',
  tag: '',
  effect: 'set-price',
  value: 1050,
  priceTypeIds: [11],
  validUntilLocal: '2026-12-24T23:59:00',
  status: 'disabled',
  isDisabled: true,
  revision: 4,
});

beforeEach(() => vi.stubGlobal('innerWidth', 1440));
afterEach(() => vi.unstubAllGlobals());

const rowOf = async (code: string) => {
  const found = (await screen.findByRole('link', { name: code })).closest<HTMLElement>('tr,li');
  if (!found) throw new Error(`no row of ${code}`);
  return found;
};
const openMenu = async (user: Awaited<ReturnType<typeof openCodes>>['user'], code: string) =>
  user.click(within(await rowOf(code)).getByRole('button', { name: `Actions for ${code}` }));

describe('the offer codes of an event', () => {
  test('are listed with their effect, tickets, validity and usage', async () => {
    await openCodes({ codes: [FRIENDS, PRESS] });
    const friends = await rowOf('FRIENDS-25');
    for (const words of ['Friends', '25% off', 'All tickets', 'Orchestra', 'Always', '137 of 200', 'Active'])
      expect(within(friends).getByText(words)).toBeInTheDocument();
    const press = await rowOf('PRESS-01');
    for (const words of ['USD 10.50 each', 'Orchestra A', 'Until 24/12/2026, 23:59', '0 used', 'Disabled'])
      expect(within(press).getByText(words)).toBeInTheDocument();
  });

  test('are asked for as the URL says, one page at a time', async () => {
    const { seen, user, router } = await openCodes({
      path: '?status=active&group=1&search=fr',
      answers: { [LIST]: listOf([FRIENDS], 45) },
    });
    await rowOf('FRIENDS-25');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
    const asked = seen.filter(({ url }) => url.includes('/offer-codes?')).map(({ url }) => new URL(url, 'http://x'));
    expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
      searchTerm: 'fr',
      priceGroupId: '1',
      status: 'active',
      sortOrder: 'Code',
      sortOrderDescending: 'false',
      pageIndex: '2',
      pageSize: '20',
    });
  });

  test('say what to do when there are none, and none that fits', async () => {
    const { user, router } = await openCodes({ path: '?search=zzz' });
    await user.click(within(await screen.findByText('No codes found').then(parentOf)).getByRole('button'));
    expect(await screen.findByText('No offer codes yet')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  test('can be asked for again when they could not be loaded', async () => {
    let isAway = true;
    const { user } = await openCodes({
      answers: { [LIST]: () => (isAway ? problem('UNAVAILABLE') : json(listOf([FRIENDS]))) },
    });
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rowOf('FRIENDS-25')).toBeInTheDocument();
  });
});

describe('the menu of a code', () => {
  test('enables or disables the code under the revision that was read, without opening it', async () => {
    const { written, user, router } = await openCodes({
      codes: [FRIENDS, PRESS],
      answers: { [`PATCH ${GROUP}/offer-codes/52`]: { ...PRESS, isDisabled: false } },
    });
    await openMenu(user, 'PRESS-01');
    await user.click(screen.getByRole('menuitem', { name: 'Enable' }));
    expect(await screen.findByText('PRESS-01 works again')).toBeInTheDocument();
    const [sent] = written();
    expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"4"', '{"isDisabled":false}']);
    expect(router.state.location.pathname).toMatch(/offer-codes$/);
  });

  test('says that a used code is disabled instead of deleted, and that it was', async () => {
    const { written, user } = await openCodes({
      codes: [FRIENDS],
      answers: { [`DELETE ${GROUP}/offer-codes/51`]: () => new Response(null, { status: 204 }) },
    });
    await openMenu(user, 'FRIENDS-25');
    await user.click(screen.getByRole('menuitem', { name: 'Delete code' }));
    const dialog = screen.getByRole('dialog', { name: 'Disable FRIENDS-25?' });
    expect(dialog).toHaveTextContent(/^.*137 orders used this code, so it cannot be deleted\. It will be disabled/);
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('FRIENDS-25 is disabled')).toBeInTheDocument();
    expect(written()[0]?.headers.get('if-match')).toBe('"1"');
  });
});

describe('a reader who may not change codes', () => {
  test('is told why, in the menus and at the button', async () => {
    const reason =
      'You need the permission “Make and change offer codes” for this. Ask an administrator of your promoter.';
    const { user } = await openCodes({ codes: [FRIENDS], without: ['offer:write', 'report:sales'] });
    expect(screen.getByRole('button', { name: 'New code' })).toHaveAccessibleDescription(reason);
    await openMenu(user, 'FRIENDS-25');
    const entry = screen.getByRole('menuitem', { name: 'Disable' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(reason);
    expect(entry).toHaveTextContent(reason);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Import from CSV' })).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText('You need the permission “Sales reports” for this. Ask an administrator of your promoter.'),
    ).toBeInTheDocument();
  });
});

const parentOf = (element: HTMLElement) => element.parentElement ?? element;
