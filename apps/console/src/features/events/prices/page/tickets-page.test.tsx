import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { makeComp, makeGroup, makePrice } from '#test/make-price.ts';
import { GROUPS, openTickets, PRICES } from '#test/tickets-server.tsx';

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const WITH_COMP = [...PRICES, makeComp(31, 2, 'Press')];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A ResizeObserver that never reports, so that elements keep their width. */
class Unwatched {
  observe() {}
  disconnect() {}
}

describe('the tickets of an event', () => {
  it('are in tables named by their groups, without sales until the user shows them', async () => {
    const { user } = await openTickets();
    const table = await screen.findByRole('table', { name: 'Orchestra' });
    expect(within(table).getByRole('link', { name: 'Orchestra A' })).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: 'Sold' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'With sales' }));
    expect(within(table).getByRole('columnheader', { name: 'Sold' })).toBeInTheDocument();
    expect(within(table).getByText('13,500.00')).toBeInTheDocument();
  });

  it('go back to their order when the server refuses a move of a group', async () => {
    const { user, writes } = await openTickets();
    await screen.findByRole('table', { name: 'Orchestra' });
    await user.click(screen.getByRole('button', { name: 'Move Orchestra down' }));
    await waitFor(() => expect(writes()[0]?.body).toBe('{"displayOrder":2}'));
    expect(await screen.findByText('Update ticket group order error')).toBeInTheDocument();
    expect(await screen.findByText(/Something went wrong on the server/)).toBeInTheDocument();
    await waitFor(() => expect(headings()).toEqual(['Orchestra', 'First Tier']));
  });

  it('keep the last of two orders that are given at once, and send them one after the other', async () => {
    let stored = [makeGroup(1, 'Orchestra'), makeGroup(2, 'First Tier'), makeGroup(3, 'Box')];
    const answers: (() => void)[] = [];
    const { user, seen, writes } = await openTickets('', {
      reads: ({ url }) => (url.endsWith('/price-groups') ? json({ items: stored }) : undefined),
      write: () => new Promise((done) => answers.push(() => done(json(GROUPS[0])))),
    });
    await screen.findByRole('table', { name: 'Orchestra' });
    await user.click(screen.getByRole('button', { name: 'Move Orchestra down' }));
    await user.click(screen.getByRole('button', { name: 'Move Box up' }));
    expect(headings()).toEqual(['First Tier', 'Box', 'Orchestra']);
    await waitFor(() => expect(answers).toHaveLength(1));
    stored = [stored[1]!, stored[0]!, stored[2]!];
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(headings()).toEqual(['First Tier', 'Box', 'Orchestra']);
    stored = [stored[0]!, stored[2]!, stored[1]!];
    answers[1]?.();
    expect(writes().map(({ body }) => body)).toEqual(['{"displayOrder":2}', '{"displayOrder":2}']);
    await waitFor(() =>
      expect(
        seen.filter(({ method, url }) => method === 'GET' && url.endsWith('/price-groups')).length,
      ).toBeGreaterThan(2),
    );
    expect(headings()).toEqual(['First Tier', 'Box', 'Orchestra']);
  });

  it('cannot be deleted with their group while there are any, nor while it has codes', async () => {
    const groups = [GROUPS[0]!, makeGroup(2, 'Empty', { priceCount: 0, offerCodeCount: 3 })];
    const { user } = await openTickets('', { groups });
    const entryOf = async (group: string, words: string) => {
      await user.click(await screen.findByRole('button', { name: `Actions for the group ${group}` }));
      const entry = screen.getByRole('menuitem', { name: 'Delete group' });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAccessibleDescription(words);
      await user.keyboard('{Escape}');
    };
    await entryOf('Orchestra', 'It has 1 ticket. Empty the group before you delete it.');
    await entryOf('Empty', 'It has 3 offer codes. Empty the group before you delete it.');
  });

  it('have menus at their groups that say to those who may only read why not', async () => {
    const { user } = await openTickets('', { groups: [makeGroup(2, 'Empty', { priceCount: 0 })], permissions: [] });
    await user.click(await screen.findByRole('button', { name: 'Actions for the group Empty' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'Add ticket',
      'Edit group',
      'Duplicate group',
      'Delete group',
    ]);
    for (const entry of entries)
      expect(entry).toHaveAccessibleDescription(/^You need the permission “Change tickets and their prices”/);
  });

  it('are copied with their group in one call', async () => {
    const { user, told } = await openTickets('', { write: () => json(GROUPS[0], 201) });
    await user.click(await screen.findByRole('button', { name: 'Actions for the group Orchestra' }));
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate group' }));
    await screen.findByText('Ticket group duplicated');
    expect(told()).toEqual(['POST /price-groups/1/duplicate {}']);
  });

  it('are added up, with the seats that have none beside them', async () => {
    const reads = ({ url }: { url: string }) =>
      url.includes('/stats')
        ? json({ items: [{ priceTypeId: null, seats: 24 }], currency: 'USD', seatCount: 314 })
        : undefined;
    const { user } = await openTickets('', { reads });
    const totals = await screen.findByRole('table', { name: 'Totals' });
    expect(within(totals).getByRole('rowheader', { name: '2 tickets' })).toBeInTheDocument();
    expect(within(totals).getByText('290')).toBeInTheDocument();
    expect(await screen.findByText(/24 of the 314 seats have no ticket/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'With sales' }));
    expect(within(totals).getByText('27,000.00')).toBeInTheDocument();
  });

  it('have their status under their names where it has no room beside them', async () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(356);
    vi.stubGlobal('ResizeObserver', Unwatched);
    const { user } = await openTickets();
    const table = within(await screen.findByRole('table', { name: 'Orchestra' }));
    expect(table.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
    const name = table.getByRole('rowheader', { name: /Orchestra A/ });
    expect(within(name).getByText('On sale')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'With sales' }));
    expect(table.getByRole('columnheader', { name: 'Gross, USD' })).toBeInTheDocument();
  });

  it('say when more is promised than there is', async () => {
    const short = makePrice(11, 1, 'Orchestra A', { stock: { ...PRICES[0]!.stock, available: -3 } });
    const { user } = await openTickets('', { prices: [short] });
    await user.click(await screen.findByRole('radio', { name: 'With sales' }));
    const row = within(screen.getByRole('table', { name: 'Orchestra' })).getByTitle(/3 more places are promised/);
    expect(row).toHaveTextContent('−3');
  });

  it('show the columns the reader chose, for each variant on its own', async () => {
    const { user } = await openTickets('?drawer=tableColumnSelect');
    const drawer = await screen.findByRole('dialog', { name: 'Columns' });
    await user.click(within(drawer).getByRole('checkbox', { name: 'Per order' }));
    await user.click(within(drawer).getByRole('checkbox', { name: 'Visible to' }));
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const table = screen.getByRole('table', { name: 'Orchestra' });
    expect(within(table).getByText('1 to 10')).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: 'Visible to' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'With sales' }));
    expect(within(table).getByRole('columnheader', { name: 'Visible to' })).toBeInTheDocument();
  });
});

describe('the complimentary tickets', () => {
  it('are asked for by their status code, and stay the filter while a drawer opens and closes', async () => {
    const { user, router, seen } = await openTickets('?statusCode=88', { prices: WITH_COMP });
    const table = await screen.findByRole('table', { name: 'First Tier' });
    expect(screen.queryByRole('table', { name: 'Orchestra' })).not.toBeInTheDocument();
    expect(seen.some(({ url }) => url.endsWith('/prices?statusCodeFilter=88'))).toBe(true);
    await user.click(within(table).getByText('Box office'));
    const drawer = await screen.findByRole('dialog', { name: 'Press' });
    expect(within(drawer).queryByLabelText('Price')).not.toBeInTheDocument();
    expect(within(drawer).queryByRole('radio', { name: 'Public' })).not.toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('?statusCode=88');
  });

  it('begin with the first ticket, not with a group for it', async () => {
    await openTickets('', { groups: [], prices: [] });
    expect(await screen.findByText('There are no tickets yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Add ticket' })).toHaveLength(2));
    for (const link of screen.getAllByRole('link', { name: 'Add ticket' }))
      expect(link).toHaveAttribute('href', '/shows/K7M2QXRB/tickets/new');
  });

  it('say what to do while there are none', async () => {
    await openTickets('?statusCode=88');
    expect(await screen.findByText('There are no comp tickets yet')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Add comp ticket' })).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/tickets/new?kind=comp&statusCode=88',
    );
  });
});

describe('ticked tickets', () => {
  const tick = async (server: Parameters<typeof openTickets>[1], names: readonly string[]) => {
    const opened = await openTickets('', server);
    for (const name of names) await opened.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    return opened;
  };

  it('are paused in one call, and the comps among them named with the reason', async () => {
    const all = ['Orchestra A', 'Tier front', 'Press'];
    const { user, told } = await tick({ prices: WITH_COMP, write: () => json({ items: WITH_COMP }) }, all);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('2 tickets changed')).toBeInTheDocument();
    expect(told()).toEqual(['PATCH /prices {"priceTypeIds":[11,21],"statusCode":2}']);
    expect(screen.getByText(/A comp ticket keeps its status/)).toBeInTheDocument();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('stay ticked when the server refuses', async () => {
    const { user } = await tick({}, ['Orchestra A']);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText(/Something went wrong on the server/)).toBeInTheDocument();
    expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeInTheDocument();
  });

  it('move behind the last ticket of another group in one call', async () => {
    const { user, told } = await tick({ write: () => json({ items: PRICES }) }, ['Orchestra A', 'Tier front']);
    await user.click(screen.getByRole('button', { name: 'Move to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'First Tier' }));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toBe(
      'POST /price-display-order {"prices":[{"priceTypeId":11,"priceGroupId":2,"displayOrder":1000}]}',
    );
  });

  it('are deleted one by one, and those that stay are named with their counts', async () => {
    const write = ({ url }: { url: string }) =>
      url.endsWith('/11') ? problem('IN_USE', { details: { heldPlaces: 7 } }) : new Response(null, { status: 204 });
    const { user } = await tick({ write }, ['Orchestra A', 'Tier front']);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 tickets?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 ticket deleted')).toBeInTheDocument();
    expect(screen.getByText(/Still in use: 7 held places/)).toBeInTheDocument();
  });

  it('cannot be changed by those who may only read', async () => {
    await tick({ permissions: [] }, ['Orchestra A']);
    for (const name of ['Pause', 'Visible to', 'Move to'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
        /^You need the permission “Change tickets and their prices”/,
      );
  });
});
