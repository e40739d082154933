import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill, keepThing, openDrawer } from '../../../../test/stored-thing.tsx';
import { PlanDrawer } from './plan-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = '/api/main/shows/K7M2QXRB';
const PLANS = `${SHOW}/instalment-plans`;

test('an instalment plan shows what somebody else changed meanwhile, and saves over it when told to', async () => {
  const plan = keepThing({
    instalmentPlanId: 4,
    name: { 'en-GB': 'Four months' },
    depositBasisPoints: 2500,
    payments: 4,
    interval: 'month',
    fewestMinor: 0,
    isOffered: true,
    endsAfterEvent: false,
    orders: 0,
    revision: 6,
  });
  const show = {
    showCode: 'K7M2QXRB',
    promoterCode: 'harbour-hall',
    name: { 'en-GB': 'Mahler' },
    defaultCulture: 'en-GB',
    currency: 'GBP',
  };
  const { sent, user } = await openDrawer({
    drawer: <PlanDrawer />,
    path: '/finance/instalments/plans/:showCode/:instalmentPlanId',
    url: '/finance/instalments/plans/K7M2QXRB/4',
    answers: { [`GET ${SHOW}`]: show, [`GET ${PLANS}`]: plan.page, [`PATCH ${PLANS}/4`]: plan.write },
  });
  await screen.findByRole('textbox', { name: 'Deposit' });
  plan.changeElsewhere({ depositBasisPoints: 3000, payments: 5 });
  await fill('Deposit', '40');
  await fill('Name', 'Five months');
  await user.click(screen.getByRole('button', { name: 'Save plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getAllByRole('row')).toHaveLength(2);
  expect(within(dialog).getByRole('row', { name: 'Deposit 40% 30%' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(plan.now()).toMatchObject({ depositBasisPoints: 4000, payments: 5, revision: 8 }));
  expect(plan.now().name).toEqual({ 'en-GB': 'Five months' });
  expect(sent().map(([revision]) => revision)).toEqual(['"6"', '"7"']);
});
