import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { json, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { DesignNote } from './design-note.tsx';
import type { MoveValues } from './move-values.ts';

afterEach(() => vi.unstubAllGlobals());

const TOUR = { tourId: 3, name: { 'en-GB': 'Resurrection' } };
const SETTINGS = {
  campaign: { artistCampaignId: 7, name: { 'en-GB': 'Winter campaign' } },
  origins: { paper: 'CAMPAIGN', colour: 'SHOW', terms: {} },
  images: [],
  prices: [],
};

async function open(tourId: number | null, settings: object = SETTINGS) {
  const seen = startFakeServer(({ url }) => json(url.endsWith('/pah-settings') ? settings : { items: [] }));
  await renderWithConsole(<Form tourId={tourId} />);
  return seen;
}

function Form({ tourId }: Pick<MoveValues, 'tourId'>) {
  const form = useForm({ defaultValues: { tourId } });
  return (
    <FormProvider {...form}>
      <DesignNote show={{ showCode: 'MAHLER5A', tour: TOUR as never }} />
    </FormProvider>
  );
}

test('a move to another tour says that the tickets lose what they inherit from the campaign', async () => {
  await open(null);
  expect(await screen.findByText(/Tickets no longer follow the campaign Winter campaign/)).toBeVisible();
});

test('says nothing when the tickets inherit nothing from the campaign', async () => {
  const seen = await open(8, { ...SETTINGS, origins: { paper: 'SHOW', terms: {} } });
  await vi.waitFor(() => expect(seen.some(({ url }) => url.endsWith('/pah-settings'))).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says nothing, and reads nothing, while the tour stays', async () => {
  const seen = await open(3);
  expect(seen.some(({ url }) => url.endsWith('/pah-settings'))).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});
