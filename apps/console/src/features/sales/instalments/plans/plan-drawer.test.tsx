import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut } from '#test/answer-by-path.ts';
import { fill, keepThing, openDrawer } from '#test/stored-thing.tsx';
import { PlanDrawer } from './plan-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = '/api/main/shows/K7M2QXRB';
const PLANS = `${SHOW}/instalment-plans`;

const SHOW_ANSWER = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler' },
  defaultCulture: 'en-GB',
  currency: 'GBP',
};

async function openPlan(answers: Parameters<typeof openDrawer>[0]['answers'] = {}) {
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
  const opened = await openDrawer({
    drawer: <PlanDrawer />,
    path: '/finance/instalments/plans/:showCode/:instalmentPlanId',
    url: '/finance/instalments/plans/K7M2QXRB/4',
    answers: {
      [`GET ${SHOW}`]: SHOW_ANSWER,
      [`GET ${PLANS}`]: plan.page,
      [`PATCH ${PLANS}/4`]: plan.write,
      ...answers,
    },
  });
  const deposit = await screen.findByRole('textbox', { name: 'Deposit' });
  const save = () => screen.getByRole('button', { name: 'Save plan' });
  return { ...opened, plan, deposit, save };
}

test('a changed deposit is sent alone, in hundredths of a percent', async () => {
  const { sent, user, save } = await openPlan();
  await fill('Deposit', '40');
  await user.click(save());
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
  expect(sent()).toEqual([['"6"', { depositBasisPoints: 4000 }]]);
});

test('who may not change instalment plans sees one locked, and why', async () => {
  const { deposit, sent, user, save } = await openPlan(allBut('instalment:write'));
  expect(deposit).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(
    /You need the permission “Change instalment plans, and waive instalments”/,
  );
  await user.click(save());
  expect(screen.getByRole('button', { name: 'Delete plan' })).toHaveAccessibleDescription(/^You need the permission/);
  expect(sent()).toEqual([]);
});

test('a deposit above the price is refused at its field before anything is sent', async () => {
  const { deposit, sent, user, save } = await openPlan();
  await fill('Deposit', '120');
  await user.click(save());
  await waitFor(() => expect(deposit).toBeInvalid());
  expect(deposit).toHaveAccessibleDescription(/Must be less than or equal to/);
  expect(sent()).toEqual([]);
});

test('an instalment plan shows what somebody else changed meanwhile, and saves over it when told to', async () => {
  const { plan, sent, user } = await openPlan();
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
