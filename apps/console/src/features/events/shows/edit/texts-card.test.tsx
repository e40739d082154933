import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CanTranslate } from '#forms/translation/text-languages.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { TextsCard } from './texts-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const SHOW = {
  showCode: 'K7M2QXRB',
  defaultCulture: 'en-GB',
  name: { 'en-GB': 'Faust', de: 'Faust' },
  description: { 'en-GB': '<p>An opera</p>' },
  terms: {},
  outdatedTexts: { name: ['de'] },
} as never;
const ticket = (priceTypeId: number) => ({
  priceTypeId,
  name: { 'en-GB': `Ticket ${priceTypeId}` },
  description: {},
  outdatedTexts: {},
});

async function open({ cultures = ['en-GB', 'de'], isDisabled = false } = {}) {
  startFakeServer(
    answerByPath({
      'GET /api/main/shows/K7M2QXRB/price-groups': { items: [] },
      'GET /api/main/shows/K7M2QXRB/prices': { items: [1, 2, 3, 4].map(ticket) },
    }),
  );
  await renderWithConsole(
    <MemoryRouter>
      <CanTranslate value={!isDisabled}>
        <TextsCard cultures={cultures} show={SHOW} />
      </CanTranslate>
    </MemoryRouter>,
  );
}

test('counts the texts of each language, and links to the missing ones', async () => {
  await open();
  const card = await screen.findByRole('region', { name: 'Translations' });
  expect(await within(card).findByText('6 of 6 texts')).toBeVisible();
  expect(within(card).getByText('1 of 6 texts, 1 outdated')).toBeVisible();
  expect(within(card).getByRole('meter', { name: 'Texts in German' })).toHaveAttribute('aria-valuenow', '1');
  expect(within(card).getByRole('link', { name: 'Description' })).toHaveAttribute(
    'href',
    '/shows/K7M2QXRB/details?drawer=translation&field=description&culture=de',
  );
  expect(within(card).getAllByRole('link')).toHaveLength(4);
  await userEvent.click(within(card).getByRole('button', { name: '2 more' }));
  expect(within(card).getByRole('link', { name: 'Ticket Ticket 4: Name' })).toBeVisible();
});

test('has no links where translating is disabled', async () => {
  await open({ isDisabled: true });
  expect(await screen.findByText('Description')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('is hidden where the promoter writes in one language', async () => {
  await open({ cultures: ['en-GB'] });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
