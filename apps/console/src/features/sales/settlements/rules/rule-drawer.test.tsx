import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut } from '#test/answer-by-path.ts';
import { EVENT_ANSWERS } from '#test/event-answers.ts';
import { problem } from '#test/fake-server.ts';
import { fill, keepThing, openDrawer } from '#test/stored-thing.tsx';
import { RuleDrawer } from './rule-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const RULES = '/api/reporting/promoters/harbour-hall/settlement-rules';

async function openRule(answers: Parameters<typeof openDrawer>[0]['answers'] = {}, search = '') {
  const rule = keepThing({
    settlementRuleId: 9,
    name: 'Venue share',
    kind: 'share-of-gross',
    basisPoints: 1250,
    amountMinor: 0,
    currency: 'GBP',
    showCode: null,
    showName: null,
    isActive: true,
    revision: 2,
  });
  const opened = await openDrawer({
    drawer: <RuleDrawer />,
    path: '/finance/settlements/rules/:settlementRuleId',
    url: `/finance/settlements/rules/9${search}`,
    answers: { ...EVENT_ANSWERS, [`GET ${RULES}`]: rule.page, [`PATCH ${RULES}/9`]: rule.write, ...answers },
  });
  await screen.findByRole('textbox', { name: 'Name' });
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save deduction' }));
  return { ...opened, rule, save };
}

test('a deduction keeps what two people changed in different fields', async () => {
  const { rule, sent, save } = await openRule();
  rule.changeElsewhere({ basisPoints: 2000 });
  await fill('Name', 'House share');
  await save();
  await waitFor(() => expect(rule.now()).toMatchObject({ name: 'House share', basisPoints: 2000 }));
  expect(sent()).toEqual([
    ['"2"', { name: 'House share' }],
    ['"3"', { name: 'House share' }],
  ]);
});

test('a closed deduction leaves the settlements on the page where they were', async () => {
  const { router, user } = await openRule({}, '?page=2');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/finance/settlements', search: '?page=2' }),
  );
});

test('a deduction that was deleted meanwhile cannot be saved any more, and says so', async () => {
  const { save } = await openRule({ [`PATCH ${RULES}/9`]: () => problem('NOT_FOUND') });
  await fill('Name', 'House share');
  await save();
  const button = screen.getByRole('button', { name: 'Save deduction' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('It has been deleted in the meantime.')).toBeInTheDocument();
});

test('a deduction is locked, with its reason, for who may not change any', async () => {
  const { sent, save } = await openRule(allBut('settlement:write'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  const button = screen.getByRole('button', { name: 'Save deduction' });
  expect(button).toHaveAccessibleDescription(/You need the permission “Agree settlements and change their rules”/);
  await save();
  expect(sent()).toEqual([]);
});

test('a share above 100 % is refused at its field before anything is sent', async () => {
  const { sent, save } = await openRule();
  await fill('Share', '120');
  await save();
  const share = screen.getByRole('textbox', { name: 'Share' });
  await waitFor(() => expect(share).toBeInvalid());
  expect(share).toHaveAccessibleDescription(/Must be less than or equal to 100/);
  expect(sent()).toEqual([]);
});

test('a share that somebody else changed too is shown beside mine, and saved over when told to', async () => {
  const { rule, user, save } = await openRule();
  rule.changeElsewhere({ basisPoints: 2000 });
  await fill('Share', '15');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  expect(within(dialog).getByRole('row', { name: 'Share 15% 20%' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(rule.now()).toMatchObject({ kind: 'share-of-gross', basisPoints: 1500, revision: 4 }));
});

test('a deduction starts anew with what the other saved, and is saved from there', async () => {
  const { rule, sent, user, save } = await openRule();
  rule.changeElsewhere({ name: 'Theirs' });
  await fill('Name', 'Mine');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this' });
  await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs'));
  await fill('Name', 'Both');
  await save();
  await waitFor(() => expect(rule.now().name).toBe('Both'));
  expect(sent().at(-1)).toEqual(['"3"', { name: 'Both' }]);
});
