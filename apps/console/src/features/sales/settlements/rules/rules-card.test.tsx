import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { RulesCard } from './rules-card.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a deduction names its event, not its code', async () => {
  const rule = {
    kind: 'share-of-gross',
    basisPoints: 1250,
    amountMinor: 0,
    currency: 'GBP',
    isActive: true,
    revision: 1,
  };
  const promoter = { id: 1, code: 'harbour-hall', name: 'Harbour & Hall', currency: 'GBP' };
  startFakeServer(
    answerByPath({
      'GET /api/main/promoters': { items: [promoter] },
      'GET /api/reporting/promoters/harbour-hall/settlement-rules': {
        items: [
          { ...rule, settlementRuleId: 1, name: 'Hall', showCode: 'K7M2QXRB', showName: { 'en-GB': 'Mahler' } },
          { ...rule, settlementRuleId: 2, name: 'Agency', showCode: null, showName: null },
        ],
      },
    }),
  );
  const element = (
    <FeaturesGate>
      <RulesCard />
    </FeaturesGate>
  );
  await renderWithConsole(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: ['/?page=2'] })} />,
    {
      language: 'en-GB',
    },
  );
  expect(await screen.findByText(/12\.5% · Mahler$/)).toBeInTheDocument();
  expect(screen.getByText(/12\.5% · All events$/)).toBeInTheDocument();
  expect(screen.queryByText(/K7M2QXRB/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hall' })).toHaveAttribute('href', '/finance/settlements/rules/1?page=2');
  expect(screen.getByRole('link', { name: 'Add deduction' })).toHaveAttribute(
    'href',
    '/finance/settlements/rules/new?page=2',
  );
});
