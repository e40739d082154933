import type { Show } from '@parterre/contract/shows/show';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { SeatsCard } from './seats-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = { showCode: 'MAHLER5A', planVersionId: null, seatCount: 0 } as Show;

test.each([
  ['who may see sales', ['sales:read'], 'Seats by gross'],
  ['who may not', [], 'Seats sold'],
])('the picture of the seats says what it shows to %s', async (_who, permissions, title) => {
  startFakeServer(({ url }) =>
    json(url.includes('/features') ? { items: [], permissions, mode: 'app' } : { items: [] }),
  );
  await renderWithConsole(
    <FeaturesGate>
      <SeatsCard show={SHOW} />
    </FeaturesGate>,
  );
  expect(await screen.findByText(title)).toBeVisible();
  expect(await screen.findByText('No seats yet')).toBeVisible();
});
