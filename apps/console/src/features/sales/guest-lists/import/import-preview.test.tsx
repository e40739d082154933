import type { ReadGuests } from '@parterre/contract/guest-lists/import';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { ImportPreview } from './import-preview.tsx';

const preview = (guests: number, people: number, left: number): ReadGuests => ({
  guests,
  people,
  left,
  failed: 0,
  problems: [],
  sample: [],
  table: { headings: ['A'], hasHeadings: false, columns: {}, rows: [] },
});

test.each([
  [preview(1, 1, 1), 'en-GB', '1 guest, 1 person · 1 place left'],
  [preview(2, 3, 0), 'en-GB', '2 guests, 3 people · 0 places left'],
  [preview(1, 2, 1), 'de', '1 Gast, 2 Personen · 1 Platz frei'],
] as const)('%o is counted in whole words', async (counts, language, words) => {
  await renderWithConsole(<ImportPreview choices={{}} isBusy={false} onChange={() => undefined} preview={counts} />, {
    language,
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
