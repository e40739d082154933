import { PERMISSIONS } from '@parterre/contract/wire/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { makeGroup, makePrice } from '#test/make-price.ts';
import { GROUPS, openTickets, SHOW } from '#test/tickets-server.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the drawer of a ticket group', () => {
  const chooseFirst = async (user: Awaited<ReturnType<typeof openTickets>>['user']) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Position among the groups/ }));
    await user.click(await screen.findByRole('option', { name: 'First' }));
    await user.click(await screen.findByRole('button', { name: 'Save group' }));
  };

  it('moves the group with the one call that keeps the order', async () => {
    const { user, told, router } = await openTickets('/groups/2', { write: () => json(GROUPS[1]) });
    await chooseFirst(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/tickets'));
    expect(told()).toEqual(['PATCH /price-groups/2 {"displayOrder":1}']);
  });

  it('says that the order failed in the words of the specification', async () => {
    const { user } = await openTickets('/groups/2');
    await chooseFirst(user);
    const drawer = screen.getByRole('dialog', { name: 'First Tier' });
    expect(await within(drawer).findByText('Update ticket group order error')).toBeInTheDocument();
  });

  it('shows a name that somebody else changed meanwhile before it is saved over', async () => {
    let group = GROUPS[1] ?? makeGroup(2, 'First Tier');
    const { user, told } = await openTickets('/groups/2', {
      reads: ({ url }) => (url.endsWith('/price-groups/2') ? json(group) : undefined),
      write: ({ headers }) => (headers.get('if-match') === `"${group.revision}"` ? json(group) : problem('STALE')),
    });
    const field = await screen.findByLabelText('Name');
    group = { ...group, name: { 'en-GB': 'Theirs' }, revision: group.revision + 1 };
    fireEvent.change(field, { target: { value: 'Mine' } });
    await user.click(await screen.findByRole('button', { name: 'Save group' }));
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
    expect(within(dialog).getByRole('row', { name: 'Name Mine Theirs' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(told()).toHaveLength(2));
  });

  it('says at the name that it is taken', async () => {
    const fieldErrors = [
      { field: 'name.en-GB', code: 'groupNameTaken' as const, message: 'Another ticket group has this name' },
    ];
    const { user } = await openTickets('/groups/2', { write: () => problem('NAME_TAKEN', { fieldErrors }) });
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Orchestra');
    await user.click(await screen.findByRole('button', { name: 'Save group' }));
    expect(await screen.findByText(/Another ticket group has this name/)).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('is locked, with its reason, for who may not change tickets', async () => {
    const permissions = PERMISSIONS.filter((permission) => permission !== 'price:write');
    await openTickets('/groups/1', { groups: [makeGroup(1, 'Orchestra')], permissions });
    expect(await screen.findByText(/You need the permission “Change tickets and their prices”/)).toBeVisible();
    const drawer = within(screen.getByRole('dialog', { name: 'Orchestra' }));
    expect(drawer.getByLabelText('Name')).toBeDisabled();
    for (const name of ['Duplicate group', 'Delete group'])
      expect(drawer.getByRole('button', { name })).toHaveAccessibleDescription(/You need the permission/);
  });

  it('duplicates the group, and says what stands in the way of its deletion', async () => {
    const groups = [makeGroup(1, 'Orchestra', { priceCount: 4, offerCodeCount: 2 })];
    const { user, told } = await openTickets('/groups/1', { groups, write: () => json(groups[0], 201) });
    expect(await screen.findByText(/It has 4 tickets, 2 offer codes/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete group' })).toHaveAccessibleDescription(/It has 4 tickets/);
    await user.click(screen.getByRole('button', { name: 'Duplicate group' }));
    await waitFor(() => expect(told()).toEqual(['POST /price-groups/1/duplicate {}']));
  });

  it.each([{ button: 'Duplicate group' }, { button: 'Delete group', question: 'Delete Orchestra?' }])(
    'says in a toast what the server refuses of $button',
    async ({ button, question }) => {
      const groups = [makeGroup(1, 'Orchestra', { priceCount: 0, offerCodeCount: 0 })];
      const { user } = await openTickets('/groups/1', { groups, write: () => problem('NOT_FOUND') });
      const drawer = await screen.findByRole('dialog', { name: 'Orchestra' });
      await user.click(await within(drawer).findByRole('button', { name: button }));
      if (question) {
        const asked = await screen.findByRole('dialog', { name: question });
        await user.click(within(asked).getByRole('button', { name: button }));
      }
      const toast = await screen.findByRole('alert', { hidden: true });
      expect(toast).not.toBeEmptyDOMElement();
      expect(drawer).not.toContainElement(toast);
    },
  );
});

describe('copying the groups of another event', () => {
  const OTHER = { ...SHOW, showCode: 'BBBBBBBB', name: { 'en-GB': 'Mahler: Symphony No. 6' } };
  const summary = {
    ...OTHER,
    venue: { venueId: 1, name: 'Geffen Hall', town: 'New York', countryCode: 'US' },
    startsAtLocal: '2026-12-10T19:30:00',
  };
  const reads =
    (other: object = OTHER) =>
    ({ url }: { url: string }) => {
      if (url.includes('/shows?')) return json({ items: [summary], totalPages: 1, totalItems: 1, totalKind: 'exact' });
      if (url.endsWith('/BBBBBBBB/price-groups'))
        return json({ items: [makeGroup(8, 'orchestra'), makeGroup(9, 'Boxes')] });
      if (url.endsWith('/BBBBBBBB/prices'))
        return json({ items: [makePrice(81, 8, 'Orchestra A'), makePrice(82, 8, 'Student'), makePrice(91, 9, 'Box')] });
      return url.endsWith('/shows/BBBBBBBB') ? json(other) : undefined;
    };

  it('lets an event be chosen, previews what will be copied, and reports what was copied and skipped', async () => {
    const skipped = [{ name: 'Orchestra', kind: 'group', reason: 'NAME_TAKEN' }];
    const result = { items: GROUPS, copiedGroups: 1, copiedPrices: 2, skipped };
    const { user, told, seen, router } = await openTickets('/groups/copy', {
      reads: reads(),
      write: () => json(result),
    });
    await user.click(await screen.findByRole('button', { name: /Mahler: Symphony No. 6/ }));
    expect(seen.some(({ url }) => url.includes('context=copyFrom') && url.includes('promoterCode=harbour-hall'))).toBe(
      true,
    );
    expect(router.state.location.search).toBe('?from=BBBBBBBB');
    const drawer = await screen.findByRole('dialog', { name: 'From Mahler: Symphony No. 6' });
    expect(await within(drawer).findByText('1 group and 2 tickets will be copied.')).toBeInTheDocument();
    expect(within(drawer).getAllByText('Already here')).toHaveLength(2);
    await user.click(within(drawer).getByRole('button', { name: 'Copy' }));
    expect(await within(drawer).findByText('1 group and 2 tickets copied.')).toBeInTheDocument();
    expect(within(drawer).getByText('Group Orchestra')).toBeInTheDocument();
    expect(told()).toEqual(['POST /price-groups/copy-from/BBBBBBBB ']);
    await user.click(within(drawer).getByRole('button', { name: 'Done' }));
    expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/tickets');
  });

  it('is not offered from an event in another currency', async () => {
    await openTickets('/groups/copy?from=bbbbbbbb', { reads: reads({ ...OTHER, currency: 'EUR' }) });
    expect(await screen.findByText(/Prices there are in EUR, here in USD/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(/Prices there are in EUR/);
  });

  it('says in a toast what the server refuses', async () => {
    const { user } = await openTickets('/groups/copy?from=BBBBBBBB', {
      reads: reads(),
      write: () =>
        problem('RULE_BROKEN', {
          details: { reason: 'groups-in-other-currency', currency: 'GBP', fromCurrency: 'EUR' },
        }),
    });
    await screen.findByText('1 group and 2 tickets will be copied.');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const words = await screen.findByText(/The other event sells in EUR, this one in GBP/);
    expect(screen.getByRole('dialog')).not.toContainElement(words);
  });
});
