import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { PerformingArtistsField } from './performing-artists-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const ARTISTS = [
  { performingArtistId: 1, name: 'Béla Fleck' },
  { performingArtistId: 2, name: 'Zakir Hussain' },
  { performingArtistId: 3, name: 'Edgar Meyer' },
];
const CREATE = 'POST /api/main/performing-artists';

/** Answers like the server: by the beginning of a name, or by ids. */
function answerArtists(url: string) {
  const params = new URL(url, 'http://x').searchParams;
  const ids = params.get('ids')?.split(',').map(Number);
  const term = params.get('searchTerm')?.toLowerCase() ?? '';
  const items = ARTISTS.filter(({ performingArtistId, name }) =>
    ids ? ids.includes(performingArtistId) : name.toLowerCase().startsWith(term),
  );
  return json({ items, totalPages: 1, totalItems: items.length, totalKind: 'exact' });
}

function Form({ ids }: { ids: number[] }) {
  const form = useForm({ defaultValues: { performingArtistIds: ids } });
  return (
    <FormProvider {...form}>
      <PerformingArtistsField label="Artists" name="performingArtistIds" promoterCode="harbour-hall" />
      <output>{form.watch('performingArtistIds').join(',')}</output>
    </FormProvider>
  );
}

async function open(ids: number[] = [], answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({ 'GET /api/main/performing-artists': ({ url }) => answerArtists(url), ...answers }),
  );
  await renderWithConsole(
    <FeaturesGate>
      <Form ids={ids} />
    </FeaturesGate>,
  );
  const user = userEvent.setup({ delay: null });
  const field = await screen.findByLabelText('Artists');
  return { seen, user, field };
}

const held = () => document.querySelector('output')?.textContent;

describe('the field of performing artists', () => {
  test('finds an artist by typing and takes them', async () => {
    const { user, field } = await open();
    await user.type(field, 'zak');
    await user.click(await screen.findByRole('option', { name: 'Zakir Hussain' }));
    expect(held()).toBe('2');
    expect(screen.getByRole('list', { name: /Chosen artists/ })).toHaveTextContent('Zakir Hussain');
    expect(field).toHaveValue('');
  });

  test('names those it starts with, moves them and takes them away', async () => {
    const { user } = await open([1, 2, 3]);
    const list = await screen.findByRole('list', { name: /Chosen artists/ });
    expect(await within(list).findByText('Béla Fleck')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Edgar Meyer up' }));
    expect(held()).toBe('1,3,2');
    await user.click(screen.getByRole('button', { name: 'Remove Béla Fleck' }));
    expect(held()).toBe('3,2');
  });

  test('adds a name that nobody has yet', async () => {
    const { user, field, seen } = await open([], {
      [CREATE]: () => json({ performingArtistId: 9, name: 'Abigail Washburn' }, 201),
    });
    await user.type(field, 'Abigail  Washburn');
    await user.click(await screen.findByRole('option', { name: 'Add “Abigail Washburn”' }));
    await waitFor(() => expect(held()).toBe('9'));
    const sent = seen.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toEqual({ promoterCode: 'harbour-hall', name: 'Abigail Washburn' });
    expect(screen.getByText('Abigail Washburn')).toBeInTheDocument();
  });

  test('keeps the choice when a name could not be added', async () => {
    const { user, field } = await open([1], { [CREATE]: () => problem('UNAVAILABLE') });
    await user.type(field, 'Nobody');
    await user.click(await screen.findByRole('option', { name: 'Add “Nobody”' }));
    await waitFor(() => expect(field).toBeEnabled());
    expect(held()).toBe('1');
  });

  test('names the missing permission to a user who may not add a name', async () => {
    const { user, field } = await open([], {
      'GET /api/main/features': { items: [], permissions: ['show:read'], mode: 'app' },
    });
    await user.type(field, 'Nobody');
    const option = await screen.findByRole('option', { name: /need the permission “Change tours and campaigns”/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
  });
});
