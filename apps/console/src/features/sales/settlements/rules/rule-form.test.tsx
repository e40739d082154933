import type { SettlementRule } from '@parterre/contract/settlements';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { EVENT_ANSWERS } from '#test/event-answers.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { RuleForm } from './rule-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const RULES = '/api/reporting/promoters/harbour-hall/settlement-rules';
const RULE: SettlementRule = {
  settlementRuleId: 9,
  name: 'Venue share',
  kind: 'share-of-gross',
  basisPoints: 1250,
  amountMinor: 0,
  currency: 'GBP',
  showCode: 'K7M2QXRB',
  showName: { 'en-GB': 'Mahler' },
  isActive: true,
  revision: 2,
};

async function openRule(rule: SettlementRule | undefined) {
  const seen = startFakeServer(
    answerByPath({
      ...EVENT_ANSWERS,
      [`POST ${RULES}`]: () => json(RULE, 201),
      [`PATCH ${RULES}/9`]: () => json(RULE),
    }),
  );
  const onClose = vi.fn();
  const element = (
    <FeaturesGate>
      <RuleForm onClose={onClose} promoter={{ code: 'harbour-hall', currency: 'GBP' }} rule={rule} />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB' });
  const field = await screen.findByRole('combobox', { name: 'Event' });
  const sent = () => seen.findLast(({ method }) => method === 'POST' || method === 'PATCH')?.body;
  return { field, onClose, sent, user: userEvent.setup({ delay: null }) };
}

test('a deduction of one event is given it by its name', async () => {
  const { field, onClose, sent, user } = await openRule(undefined);
  expect(field).toHaveAttribute('placeholder', 'All events');
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Venue share');
  await user.type(field, 'mahler');
  await user.click(await screen.findByRole('option', { name: /Mahler/ }));
  await waitFor(() => expect(field).toHaveValue('Mahler: Symphony No. 5'));
  await user.click(screen.getByRole('button', { name: 'Add deduction' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(JSON.parse(String(sent()))).toMatchObject({ name: 'Venue share', showCode: 'K7M2QXRB' });
});

test('a deduction applies to all events again when its event is removed', async () => {
  const { field, onClose, sent, user } = await openRule(RULE);
  await waitFor(() => expect(field).toHaveValue('Mahler: Symphony No. 5'));
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save deduction' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(JSON.parse(String(sent()))).toMatchObject({ showCode: null });
});
