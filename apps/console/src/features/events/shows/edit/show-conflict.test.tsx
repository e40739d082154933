import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import { json, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ShowConflict } from './show-conflict.tsx';
import type { ShowValues } from './show-values.ts';

afterEach(() => vi.unstubAllGlobals());

const VENUES: Record<string, object> = {
  '1': { venueId: 1, name: 'Geffen Hall', timeZone: 'America/New_York' },
  '2': { venueId: 2, name: 'Barbican', timeZone: 'Europe/London' },
};
const values = (changes: Partial<ShowValues>): ShowValues => ({
  name: {},
  description: {},
  terms: {},
  confirmedTexts: {},
  categoryId: null,
  tourId: null,
  artistCampaignId: null,
  performingArtistIds: [],
  partnerSiteIds: null,
  venueId: 1,
  seating: 'RESERVED',
  seatingPlanId: null,
  startsAtLocal: '2026-12-10T19:30:00',
  overlap: null,
  doorsAtLocal: '',
  endsAtLocal: '',
  onSaleAtLocal: '',
  offSaleAtLocal: '',
  currency: 'USD',
  defaultCulture: 'en-GB',
  ...changes,
});

async function open(mine: ShowValues, theirs: ShowValues, fields: ConflictField<ShowValues>[]) {
  startFakeServer(({ url }) => json(VENUES[url.split('/').at(-1) ?? '']));
  await renderWithConsole(<ShowConflict asked={{ fields, mine, theirs, choose: () => undefined }} />);
  return within(await screen.findByRole('dialog'));
}

test('a conflict names the zone that each of the two times is in', async () => {
  const mine = values({ startsAtLocal: '2026-12-10T20:00:00', venueId: 2 });
  const dialog = await open(mine, values({ startsAtLocal: '2026-12-10T18:00:00' }), ['startsAtLocal']);
  expect(await dialog.findByRole('cell', { name: '10/12/2026, 20:00 GMT' })).toBeVisible();
  expect(await dialog.findByRole('cell', { name: '10/12/2026, 18:00 EST' })).toBeVisible();
});

test('a conflict about the venue names both venues', async () => {
  const dialog = await open(values({ venueId: 2 }), values({ venueId: 1 }), ['venueId']);
  expect(await dialog.findByRole('cell', { name: 'Barbican' })).toBeVisible();
  expect(await dialog.findByRole('cell', { name: 'Geffen Hall' })).toBeVisible();
});

test('a conflict shows a time that one side has emptied', async () => {
  const dialog = await open(values({ doorsAtLocal: '' }), values({ doorsAtLocal: '2026-07-10T18:45:00' }), [
    'doorsAtLocal',
  ]);
  expect(await dialog.findByRole('cell', { name: '10/07/2026, 18:45 EDT' })).toBeVisible();
});

test('a conflict shows the words of a rich text, not its elements', async () => {
  const dialog = await open(
    values({ terms: { 'en-GB': '<p>No <strong>refunds</strong></p><p>None</p>' } }),
    values({}),
    ['terms'],
  );
  expect(await dialog.findByRole('cell', { name: 'No refunds None' })).toBeVisible();
});
