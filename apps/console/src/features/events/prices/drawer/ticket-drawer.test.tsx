import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { makePrice } from '#test/make-price.ts';
import { openTickets, PRICES, SHOW } from '#test/tickets-server.tsx';

afterEach(() => vi.unstubAllGlobals());

const STANDING = makePrice(41, 1, 'Standing', {
  isSeated: false,
  stock: { ...PRICES[0]!.stock, allocation: 50, sold: 10, held: 5, available: 35 },
  nonSeatedHolds: [{ holdId: 7, quantity: 5 }],
});
const hold = (holdId: number, label: string, allowSales = false) => ({
  holdId,
  ordinal: holdId,
  label,
  reservationFlag: label.slice(0, 2).toUpperCase(),
  colour: '#A3323F',
  allowSales,
  owner: '',
  note: '',
  releaseOn: null,
  seats: { held: 0, sold: 0, inBaskets: 0 },
  places: 0,
  revision: 1,
});
const HOLDS = [hold(7, 'Press'), hold(8, 'Friends', true)];

async function choose(user: UserEvent, field: string, option: string | RegExp) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: new RegExp(field) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the drawer of a ticket', () => {
  it('has its stock in the head and walks along the rows', async () => {
    const { user, router } = await openTickets('/11');
    const drawer = await screen.findByRole('dialog', { name: 'Orchestra A' });
    expect(within(drawer).getByText('145 seats, 100 sold')).toBeInTheDocument();
    expect(within(drawer).getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(within(drawer).getByRole('button', { name: 'Next' }));
    expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/tickets/21');
  });

  it('sends only what changed, with the revision it was opened at', async () => {
    const { user, writes } = await openTickets('/11', { write: () => json({ ...PRICES[0], revision: 5 }) });
    const field = await screen.findByLabelText('Price');
    await user.clear(field);
    await user.type(field, '140');
    await user.click(screen.getByRole('radio', { name: 'Paused' }));
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toBe('{"faceValueMinor":14000,"statusCode":2}');
    expect(writes()[0]?.headers.get('if-match')).toBe('"4"');
  });

  describe('when the server fails', () => {
    const fail = (part: string) => (request: { url: string }) =>
      request.url.includes(part) ? problem('INTERNAL') : undefined;
    const words = /^Something went wrong on the server/;

    it('says that it could not load instead of waiting for ever', async () => {
      await openTickets('/11', { reads: fail('/seats/holds') });
      expect(await within(await screen.findByRole('dialog', { name: 'Ticket' })).findByText(words)).toBeInTheDocument();
    });

    it('does not treat a tax rate that could not be loaded as none', async () => {
      const taxed = makePrice(11, 1, 'Orchestra A', { taxRateId: 3 });
      await openTickets('/11', { prices: [taxed], reads: fail('/tax-rates') });
      const field = await screen.findByRole('combobox', { name: /Tax rate/ });
      await waitFor(() => expect(field).toHaveAccessibleDescription(words));
      expect(field).toHaveTextContent('…');
    });

    it('makes no ticket without the usual tax rate', async () => {
      await openTickets('/new', { reads: fail('/tax-rates') });
      const drawer = await screen.findByRole('dialog', { name: 'New ticket' });
      expect(await within(drawer).findByText(words)).toBeInTheDocument();
      expect(within(drawer).queryByRole('button', { name: 'Create ticket' })).not.toBeInTheDocument();
    });
  });

  it('says with counts why a ticket cannot be deleted', async () => {
    const details = { tickets: 100 };
    const { user } = await openTickets('/11', { write: () => problem('HAS_SALES', { details }) });
    await waitFor(() => expect(screen.getByLabelText('Price')).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Delete ticket' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Orchestra A?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete ticket' }));
    expect(await screen.findByText('100 tickets were sold at this price. Hide it instead.')).toBeInTheDocument();
  });

  describe('when somebody else changed it meanwhile', () => {
    /** The drawer shows the first revision; the server already has the second. */
    async function openChanged() {
      let stored = PRICES[0]!;
      const opened = await openTickets('/11', {
        reads: ({ url }) => {
          if (url.endsWith('/prices/11')) return json(stored);
          return url.endsWith('/prices') ? json({ items: [stored, PRICES[1]] }) : undefined;
        },
        write: ({ method, headers }) => {
          if (headers.get('if-match') !== `"${stored.revision}"`) return problem('STALE');
          return method === 'DELETE' ? new Response(null, { status: 204 }) : json({ ...stored, revision: 6 });
        },
      });
      const field = await screen.findByLabelText('Price');
      stored = { ...stored, name: { 'en-GB': 'Orchestra B' }, faceValueMinor: 15_000, revision: 5 };
      return { ...opened, field };
    }
    const revisions = (writes: readonly { headers: Headers }[]) => writes.map(({ headers }) => headers.get('if-match'));

    it('asks which to keep, and saves mine over theirs only then', async () => {
      const { user, writes, field } = await openChanged();
      await user.clear(field);
      await user.type(field, '140');
      await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
      const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
      expect(within(dialog).getByRole('row', { name: /^Price .*140\.00 .*150\.00$/ })).toBeInTheDocument();
      expect(writes()).toHaveLength(1);
      await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
      await waitFor(() => expect(revisions(writes())).toEqual(['"4"', '"5"']));
      expect(writes()[1]?.body).toBe('{"faceValueMinor":14000}');
    });

    it('names what both sides chose, and shows no ids or codes', async () => {
      let stored = PRICES[0]!;
      const rates = [3, 4].map((taxRateId) => ({ taxRateId, name: `VAT ${taxRateId}`, basisPoints: 2000 }));
      const sites = [1, 2].map((id) => ({ id, name: `Site ${id}` }));
      const { user } = await openTickets('/11', {
        reads: ({ url }) => {
          if (url.endsWith('/prices/11')) return json(stored);
          if (url.endsWith('/tax-rates')) return json({ items: rates });
          return url.endsWith('/regions') ? json({ items: sites }) : undefined;
        },
        write: ({ headers }) =>
          headers.get('if-match') === `"${stored.revision}"` ? json({ ...stored, revision: 6 }) : problem('STALE'),
      });
      stored = { ...stored, priceGroupId: 1, taxRateId: 4, partnerSiteIds: [1, 2], visibility: 'hidden', revision: 5 };
      await choose(user, 'Tax rate', /^VAT 3/);
      await user.click(screen.getByRole('checkbox', { name: 'Site 1' }));
      await user.click(screen.getByRole('radio', { name: 'Box office' }));
      await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
      const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
      for (const row of ['Tax rate VAT 3 VAT 4', 'Partner sites Site 1 Site 1, Site 2', 'Visible to Box office Hidden'])
        expect(await within(dialog).findByRole('row', { name: row })).toBeInTheDocument();
    });

    it('does not delete a version that was not shown, and deletes it at the next try', async () => {
      const { user, writes } = await openChanged();
      await user.click(await screen.findByRole('button', { name: 'Delete ticket' }));
      const confirm = async (ticket: string) =>
        within(await screen.findByRole('dialog', { name: `Delete ${ticket}?` }));
      const asked = await confirm('Orchestra A');
      await user.click(asked.getByRole('button', { name: 'Delete ticket' }));
      expect(await asked.findByText(/Somebody else has changed this/)).toBeInTheDocument();
      await user.click((await confirm('Orchestra B')).getByRole('button', { name: 'Delete ticket' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Delete/ })).not.toBeInTheDocument());
      expect(revisions(writes())).toEqual(['"4"', '"5"']);
    });
  });

  it('says at its field that fewer places are left than were sold', async () => {
    const fieldErrors = [
      { field: 'allocation', code: 'min' as const, message: 'Must be greater than 10', values: { minNumber: 10 } },
    ];
    const { user } = await openTickets('/41', {
      prices: [STANDING],
      holds: HOLDS,
      write: () => problem('ALLOCATION_BELOW_SOLD', { fieldErrors }),
    });
    const field = await screen.findByLabelText('Places');
    await user.clear(field);
    await user.type(field, '9');
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('9');
  });

  it('moves the ticket to another place and group: first the ticket, then its place, each under its revision', async () => {
    const write = ({ url }: { url: string }) =>
      url.endsWith('/price-display-order')
        ? json({ items: [{ ...PRICES[0], revision: 6 }] })
        : json({ ...PRICES[0], revision: 5 });
    const { user, told } = await openTickets('/11', { write });
    await choose(user, 'Ticket group', 'First Tier');
    expect(screen.getByRole('combobox', { name: /Position in the group/ })).toHaveTextContent('Last');
    await choose(user, 'Position in the group', 'First');
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toEqual([
      'PATCH /prices/11 {"priceGroupId":2}',
      'POST /price-display-order {"prices":[{"priceTypeId":11,"priceGroupId":2,"displayOrder":1}]}',
    ]);
  });

  it('shows what a linked price becomes, and which tickets follow it', async () => {
    const linked = makePrice(12, 1, 'Child', {
      isLinkedPrice: true,
      link: { priceTypeId: 11, kind: 'percentage', difference: -5000 },
      faceValueMinor: 6750,
    });
    const { user } = await openTickets('/12', { prices: [...PRICES, linked] });
    expect(await screen.findByText('USD 135.00 becomes USD 67.50')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1 linked ticket changes with it')).toBeInTheDocument();
  });
});

describe('places under holds', () => {
  const open = (write?: Parameters<typeof openTickets>[1], permissions?: readonly string[]) =>
    openTickets('/41', { prices: [STANDING], holds: HOLDS, ...write, ...(permissions ? { permissions } : {}) });

  it('are changed, added and given back with the save of the ticket', async () => {
    let revision = 4;
    const { user, told, writes } = await open({
      write: () => {
        revision += 1;
        return json({ ...STANDING, revision });
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Standing' });
    expect(within(drawer).getByLabelText('Press (PR)')).toHaveValue('5');
    await user.click(within(drawer).getByRole('button', { name: 'Hold places' }));
    await user.click(await screen.findByRole('menuitem', { name: /Friends/ }));
    await user.clear(within(drawer).getByLabelText('Friends (FR)'));
    await user.type(within(drawer).getByLabelText('Friends (FR)'), '12');
    await user.click(within(drawer).getByRole('button', { name: 'Release the places of Press' }));
    expect(within(drawer).queryByLabelText('Press (PR)')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    await waitFor(() => expect(told()).toHaveLength(2));
    expect(told()).toEqual([
      'POST /prices/41/non-seated-holds {"holdId":7,"quantity":0}',
      'POST /prices/41/non-seated-holds {"holdId":8,"quantity":12}',
    ]);
    expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"5"']);
  });

  it('that were released before the rest was refused are not shown again by discarding', async () => {
    let stored = STANDING;
    const { user, told } = await open({
      reads: ({ url }) => (url.endsWith('/prices/41') ? json(stored) : undefined),
      write: ({ url }) => {
        if (!url.endsWith('/non-seated-holds')) return problem('INTERNAL');
        stored = { ...STANDING, nonSeatedHolds: [], revision: 5 };
        return json(stored);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Release the places of Press' }));
    const places = screen.getByLabelText('Places');
    await user.clear(places);
    await user.type(places, '30');
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    expect(await screen.findByText(/^Something went wrong on the server/)).toBeVisible();
    expect(places).toHaveValue('30');
    expect(told()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(places).toHaveValue('50');
    expect(screen.queryByLabelText('Press (PR)')).not.toBeInTheDocument();
  });

  it('say at their own field how many there can be', async () => {
    const fieldErrors = [
      {
        field: 'quantity',
        code: 'max' as const,
        message: 'Must be less than or equal to 40',
        values: { maxNumber: 40 },
      },
    ];
    const { user } = await open({ write: () => problem('NOT_ENOUGH_LEFT', { fieldErrors }) });
    const field = await screen.findByLabelText('Press (PR)');
    await user.clear(field);
    await user.type(field, '99');
    await user.click(await screen.findByRole('button', { name: 'Save ticket' }));
    expect(await screen.findByText('Must be less than or equal to 40')).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('need the permission for holds, not the one for tickets', async () => {
    await open({}, ['hold:write']);
    expect(await screen.findByLabelText('Press (PR)')).toBeEnabled();
    expect(screen.getByLabelText('Places')).toBeDisabled();
    expect(screen.getByText(/You need the permission “Change tickets and their prices”/)).toBeVisible();
  });
});

describe('a new ticket', () => {
  it('is a complimentary one without money when that is chosen', async () => {
    const { user, told } = await openTickets('/new?group=2', {
      show: { ...SHOW, seating: 'UNRESERVED' },
      write: () => json(PRICES[0], 201),
    });
    await user.click(await screen.findByRole('radio', { name: 'Comp ticket' }));
    expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Box office' })).toBeChecked();
    await user.type(screen.getByLabelText('Name'), 'Press');
    await user.click(screen.getByRole('button', { name: 'Create ticket' }));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatch(/^POST \/prices\/comps \{"name":\{"en-GB":"Press"\},.*"visibility":"box-office"\}$/);
  });

  it.each(['Create ticket', 'Cancel'])('leads back to the guest list it was wanted for (%s)', async (button) => {
    const { user, router } = await openTickets('/new?group=2&kind=comp&then=guest-list', {
      write: () => json(PRICES[0], 201),
    });
    if (button !== 'Cancel') await user.type(await screen.findByLabelText('Name'), 'Press');
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/guest-lists/new'));
  });

  it('creates the first group of its event', async () => {
    const { user, told } = await openTickets('/new', { groups: [], prices: [], write: () => json(PRICES[0], 201) });
    await user.type(await screen.findByLabelText('Name'), 'Adult');
    expect(screen.getByLabelText('Ticket group')).toHaveValue('Tickets');
    await user.type(screen.getByLabelText('Price'), '50');
    await user.click(screen.getByRole('button', { name: 'Create ticket' }));
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()[0]).toMatch(/^POST \/prices \{.*"priceGroupId":\{"name":\{"en-GB":"Tickets"\}\}/);
  });

  it('of an event without groups names the missing permission to a user who may not create a group', async () => {
    await openTickets('/new', { groups: [], prices: [], permissions: ['comp:create'] });
    const create = await screen.findByRole('button', { name: 'Create ticket' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
  });

  it('can only be complimentary for those who may create nothing else', async () => {
    await openTickets('/new', { permissions: ['comp:create'] });
    expect(await screen.findByRole('radio', { name: 'Comp ticket' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Ticket' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create ticket' })).toBeEnabled();
  });
});
