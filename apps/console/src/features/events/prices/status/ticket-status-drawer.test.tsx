import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json } from '#test/fake-server.ts';
import { makeComp } from '#test/make-price.ts';
import { openTickets, PRICES } from '#test/tickets-server.tsx';

afterEach(() => vi.unstubAllGlobals());

it('one ticket shows what buyers see of it as the status is chosen, and how its remaining stock is calculated', async () => {
  const { user, told } = await openTickets('/status?tickets=11', { write: () => json({ items: PRICES }) });
  const drawer = await screen.findByRole('dialog', { name: 'Orchestra A' });
  expect(within(drawer).getByText('The ticket, with 39 places to buy.')).toBeInTheDocument();
  expect(within(drawer).getByText('−100')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('radio', { name: 'Paused' }));
  expect(within(drawer).getByText('Nothing to buy: the sale of the ticket is paused.')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Save status' }));
  await waitFor(() => expect(told()).toEqual(['PATCH /prices {"priceTypeIds":[11],"statusCode":2}']));
  await user.click(within(drawer).getByRole('radio', { name: 'On sale' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Save status' }));
  await waitFor(() => expect(told()[1]).toBe('PATCH /prices {"priceTypeIds":[11],"statusCode":1}'));
});

it('several tickets stay as they are where they differ, and comps are left their status', async () => {
  const prices = [...PRICES, makeComp(31, 2, 'Press')];
  const { user, told } = await openTickets('/status?tickets=11,31', { prices, write: () => json({ items: prices }) });
  const drawer = await screen.findByRole('dialog', { name: '2 tickets' });
  expect(within(drawer).getByText(/1 of them is a comp ticket/)).toBeInTheDocument();
  expect(within(drawer).getByText('The tickets differ. They stay as they are until you choose.')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('radio', { name: 'Hidden' }));
  await user.click(within(drawer).getByRole('button', { name: 'Save 2 tickets' }));
  await waitFor(() => expect(told()).toEqual(['PATCH /prices {"priceTypeIds":[11,31],"visibility":"hidden"}']));
});

it('a deleted ticket says that it no longer exists', async () => {
  await openTickets('/status?tickets=4711');
  const drawer = await screen.findByRole('dialog', { name: 'Status' });
  expect(await within(drawer).findByText('This no longer exists, or you may not see it.')).toBeInTheDocument();
});

it('those who may only read see it and cannot choose', async () => {
  await openTickets('/status?tickets=11', { permissions: [] });
  expect(await screen.findByRole('radio', { name: 'Paused' })).toBeDisabled();
  expect(screen.getByText(/You need the permission “Change tickets and their prices”/)).toBeInTheDocument();
});
