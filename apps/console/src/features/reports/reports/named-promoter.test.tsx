import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectSettings } from '#api/settings.ts';
import { openReports } from '#test/reports-server.tsx';

const items = ['Harbour & Hall', 'Kulturwerk Nord'].map((name, at) => ({
  id: at + 1,
  code: ['harbour-hall', 'kulturwerk-nord'][at],
  name,
  cultures: ['en-GB'],
  defaultCulture: 'en-GB',
  currency: 'GBP',
}));

test('a link chooses the promoter that it names, and the report keeps the rest of the link', async () => {
  const { store, router, bodies } = await openReports('/reports/sales?salesFrom=2026-11-23&promoter=kulturwerk-nord', {
    'GET /api/main/promoters': { items },
  });
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ promoterCode: 'kulturwerk-nord' }));
  expect(selectSettings(store.getState()).promoter).toBe(2);
  expect(router.state.location.search).toBe('?salesFrom=2026-11-23');
});

test('a link that names nobody asks for the promoter', async () => {
  const { router } = await openReports('/reports/sales?promoter=nobody', { 'GET /api/main/promoters': { items } });
  expect(await screen.findByRole('button', { name: 'Kulturwerk Nord' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});
