import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { createLink } from '../testing/create-link.ts';
import { LIST, listOf, openLinks } from '../testing/open-links.tsx';

const POSTER = createLink({ visits: 1234, last30Days: [...Array(29).fill(0), 7] });
const RADIO = createLink({
  id: 12,
  title: 'Radio',
  slug: 'radio',
  isActive: false,
  createdAt: '2026-11-02T10:00:00.000Z',
});
const OLD = createLink({ id: 13, title: 'Old shop', slug: 'old', isTargetAllowed: false });
const PATCH = 'PATCH /api/main/short-urls/11';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => vi.unstubAllGlobals());

const rowOf = async (title: string) => {
  const found = (await screen.findByRole('link', { name: title })).closest<HTMLElement>('tr,li');
  if (!found) throw new Error(`no row of ${title}`);
  return found;
};
const listTitles = () =>
  screen
    .getAllByRole('link')
    .flatMap(({ textContent }) => (['Poster', 'Radio', 'Old shop'].includes(textContent ?? '') ? textContent : []));

describe('the short links of an event', () => {
  test('are listed with address, target, visits and state, newest first', async () => {
    await openLinks({ answers: { [LIST]: listOf([POSTER, RADIO, OLD]) } });
    const poster = await rowOf('Poster');
    expect(within(poster).getByText('mahler-5')).toBeInTheDocument();
    expect(within(poster).getByText('parterre.test/s/')).toBeInTheDocument();
    expect(within(poster).getByText('1,234')).toBeInTheDocument();
    expect(within(poster).getByRole('img', { name: '7 visits in the last 30 days' })).toBeInTheDocument();
    expect(within(poster).getByText('Active')).toBeInTheDocument();
    expect(within(await rowOf('Radio')).getByText('Paused')).toBeInTheDocument();
    expect(within(await rowOf('Old shop')).getByText('Blocked')).toBeInTheDocument();
    expect(listTitles()).toEqual(['Radio', 'Poster', 'Old shop']);
  });

  test('are sorted here, without asking again', async () => {
    const { seen, user, router } = await openLinks({ answers: { [LIST]: listOf([POSTER, RADIO]) } });
    await rowOf('Poster');
    const asked = seen.length;
    await user.click(screen.getByRole('button', { name: 'Visits' }));
    await user.click(screen.getByRole('button', { name: 'Visits' }));
    expect(router.state.location.search).toContain('sort=Visits');
    expect(listTitles()).toEqual(['Poster', 'Radio']);
    expect(seen).toHaveLength(asked);
  });

  test('say whether the address was copied', async () => {
    const { user } = await openLinks({ answers: { [LIST]: listOf([POSTER]) } });
    const copy = within(await rowOf('Poster')).getByRole('button', { name: 'Copy the address of Poster' });
    await user.click(copy);
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://parterre.test/s/mahler-5');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(copy);
    expect(await screen.findByText('Failed to copy to clipboard')).toBeInTheDocument();
  });

  test('say what to do when there are none', async () => {
    await openLinks({});
    expect(await screen.findByText('No short links yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'New link' })[0]).toHaveAttribute('href', '/shows/K7M2QXRB/links/new');
  });

  test('can be asked for again when they could not be loaded', async () => {
    let isAway = true;
    const { user } = await openLinks({
      answers: { [LIST]: () => (isAway ? problem('UNAVAILABLE') : json(listOf([POSTER]))) },
    });
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rowOf('Poster')).toBeInTheDocument();
  });
});

describe('the menu of a link', () => {
  const openMenu = async (user: Awaited<ReturnType<typeof openLinks>>['user']) =>
    user.click(within(await rowOf('Poster')).getByRole('button', { name: 'More about Poster' }));

  test('pauses it with the revision that was seen, and does not open it', async () => {
    const { seen, user, router } = await openLinks({
      answers: { [LIST]: listOf([POSTER]), [PATCH]: json({ ...POSTER, isActive: false }) },
    });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText('Poster is paused')).toBeInTheDocument();
    const sent = seen.find(({ method }) => method === 'PATCH');
    expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"1"', '{"isActive":false}']);
    expect(router.state.location.pathname).toMatch(/links$/);
  });

  test('shows the link again when somebody else changed it', async () => {
    const { seen, user } = await openLinks({
      answers: { [LIST]: listOf([POSTER]), [PATCH]: () => problem('STALE') },
    });
    await openMenu(user);
    const before = seen.length;
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(await screen.findByText(/Somebody else has changed this/)).toBeInTheDocument();
    await waitFor(() => expect(seen.slice(before).map(({ method }) => method)).toEqual(['PATCH', 'GET']));
  });

  test('deletes it after saying that the address rests for 90 days', async () => {
    const { seen, user } = await openLinks({
      answers: {
        [LIST]: listOf([POSTER]),
        'DELETE /api/main/short-urls/11': () => new Response(null, { status: 204 }),
      },
    });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Delete link' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/1,234 visits are forgotten.*again for 90 days/);
    await user.click(screen.getByRole('button', { name: 'Delete link' }));
    expect(await screen.findByText('Poster is deleted')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"1"');
  });

  test('says why it may not be used, and the page why there is no new one', async () => {
    const { user } = await openLinks({ answers: { [LIST]: listOf([POSTER]) }, canWrite: false });
    const reason =
      'You need the permission “Make and change short links” for this. Ask an administrator of your promoter.';
    expect(screen.getByRole('button', { name: 'New link' })).toHaveAccessibleDescription(reason);
    await openMenu(user);
    const entry = screen.getByRole('menuitem', { name: 'Delete link' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveTextContent(reason);
    expect(screen.getByRole('menuitem', { name: 'Show' })).toBeInTheDocument();
  });
});
