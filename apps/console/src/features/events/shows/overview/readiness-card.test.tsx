import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ReadinessCard } from './readiness-card.tsx';

const UNPRICED = { code: 'SEATS_WITHOUT_PRICE', level: 'error', area: 'seating', values: { seats: 12 } };

async function open(answers: Parameters<typeof answerByPath>[0] = {}) {
  startFakeServer(answerByPath({ 'GET /api/main/shows/K7M2QXRB/readiness': { items: [UNPRICED] }, ...answers }));
  const element = (
    <FeaturesGate>
      <ReadinessCard show={{ showCode: 'K7M2QXRB', status: 'PENDING' }} />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/shows/K7M2QXRB'] });
  await renderWithConsole(<RouterProvider router={router} />);
  await screen.findByText('12 seats have no price');
}

test('what is missing leads to where it is mended', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Assign' })).toHaveAttribute('href', '/shows/K7M2QXRB/seats/tickets');
});

test('what is missing is told without a link to whoever may not mend it', async () => {
  await open(allBut('seat:write'));
  expect(screen.queryByRole('link', { name: 'Assign' })).toBeNull();
});
