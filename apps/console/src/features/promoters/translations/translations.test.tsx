import type { Translation, TranslationChange, TranslationText } from '@parterre/contract/translations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPreview } from '#i18n/preview-text.ts';
import { PreviewBar } from '#shell/frame/preview-bar.tsx';
import { UnsavedChangesGuard } from '#shell/unsaved-changes-guard.tsx';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { fill } from '#test/stored-thing.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { OwnTextDrawer } from './drawer/own-text-drawer.tsx';
import { TextDrawer } from './drawer/text-drawer.tsx';
import { findTextPage } from './find-text-page.ts';
import { TranslationsPage } from './translations-page.tsx';

const LIST = '/api/main/promoters/harbour-hall/translations';
const AT = `${LIST}/shell/entries.pages.shows`;

const textIn = (language: TranslationText['language'], more: Partial<TranslationText> = {}): TranslationText => ({
  key: 'entries.pages.shows',
  language,
  form: null,
  shipped: 'Events',
  shippedIn: language,
  text: null,
  isShown: true,
  changedAt: null,
  changedBy: null,
  revision: 0,
  ...more,
});
const GIGS = textIn('en-GB', { text: 'Gigs', revision: 3, changedAt: '2026-11-20T12:00:00.000Z', changedBy: 'Ada' });
const SHOWS: Translation = {
  catalogue: 'shell',
  key: 'entries.pages.shows',
  texts: [GIGS, textIn('de', { shipped: 'Veranstaltungen' })],
};
const CHANGE: TranslationChange = {
  changeId: 5,
  at: '2026-11-20T12:00:00.000Z',
  actorName: 'Ada',
  key: 'entries.pages.shows',
  language: 'en-GB',
  before: null,
  after: 'Gigs',
};

beforeEach(() => void vi.stubGlobal('innerWidth', 1440));
afterEach(async () => {
  await endPreview();
  vi.unstubAllGlobals();
});

const listOf = <Item,>(items: readonly Item[]) => ({
  items,
  totalPages: 1,
  totalItems: items.length,
  totalKind: 'exact' as const,
});

async function open(path = '', answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(
    answerByPath({
      [`GET ${LIST}`]: listOf([SHOWS]),
      [`GET ${AT}`]: SHOWS,
      [`GET ${AT}/history`]: listOf([CHANGE]),
      ...answers,
    }),
  );
  const around = (page: React.ReactNode) => (
    <FeaturesGate>
      <UnsavedChangesGuard />
      <PreviewBar />
      {page}
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: around(<h1>The start page</h1>) },
      {
        path: '/translations',
        element: around(<TranslationsPage />),
        children: [
          { path: ':catalogue/:key', Component: OwnTextDrawer },
          { path: ':catalogue/:key/:language', Component: TextDrawer },
        ],
      },
    ],
    { initialEntries: [`/translations${path}`] },
  );
  await renderWithConsole(<RouterProvider router={router} />, {});
  await screen.findByRole('heading', { level: 1, hidden: true });
  const sent = () => seen.filter(({ method }) => method !== 'GET');
  return { seen, sent, router, user: userEvent.setup({ delay: null }) };
}

test('of all promoters nothing is listed, and the choice of one is a press away', async () => {
  const promoter = { defaultCulture: 'en-GB', cultures: ['en-GB'], currency: 'GBP', timeZone: 'Europe/London' };
  const items = ['harbour-hall', 'kulturwerk'].map((code, at) => ({ id: at + 7, code, name: code, ...promoter }));
  const { user, router } = await open('', { 'GET /api/main/promoters': { items } });
  await user.click(await screen.findByRole('button', { name: 'Choose promoter' }));
  expect(router.state.location.search).toContain('promoter');
});

test('texts are listed with their keys and the languages they were changed in', async () => {
  const { seen } = await open('?search=gig&state=changed&language=en-GB&catalogue=moon');
  const row = (await screen.findByText('Gigs')).closest('tr');
  if (!row) throw new Error('no row');
  expect(await within(row).findByText('shell:entries.pages.shows')).toBeInTheDocument();
  expect(await within(row).findByText('English')).toBeInTheDocument();
  const asked = seen.find(({ url }) => url.startsWith(LIST));
  expect(new URLSearchParams(asked?.url.split('?')[1]).toString()).toBe(
    'searchTerm=gig&language=en-GB&state=changed&pageIndex=1&pageSize=20',
  );
});

test('without the permission no request is sent', async () => {
  const { seen } = await open('', allBut('text:write'));
  expect(await screen.findByText('You cannot change the texts of the console')).toBeInTheDocument();
  expect(seen.filter(({ url }) => url.startsWith(LIST))).toEqual([]);
});

test('a text is used as shipped again, also by taking a change back', async () => {
  const { sent, user } = await open('/shell/entries.pages.shows', {
    [`DELETE ${AT}/en-GB`]: () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText(/As shipped: Events/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Use as shipped: English' }));
  await waitFor(() =>
    expect(sent().map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([['DELETE', '"3"']]),
  );
  expect(await screen.findByText('English: from “as shipped” to “Gigs”')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

test('a text is replaced; what the server refuses is said at the field', async () => {
  let isRefused = true;
  const { sent, user, router } = await open('/shell/entries.pages.shows/de', {
    [`PUT ${AT}/de`]: () =>
      isRefused
        ? problem('INVALID', {
            fieldErrors: [
              { field: 'text', code: 'textPlaceholders', message: '', values: { placeholders: '{{name}}' } },
            ],
          })
        : json(textIn('de', { text: 'Abende', revision: 1 })),
  });
  await fill('Text', 'Abende');
  await user.click(await screen.findByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('Must have exactly these placeholders: {{name}}')).toBeInTheDocument();
  isRefused = false;
  await user.click(await screen.findByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/translations/shell/entries.pages.shows'));
  expect(sent().map(({ headers, body }) => [headers.get('if-match'), JSON.parse(String(body))])).toEqual([
    ['"0"', { text: 'Abende' }],
    ['"0"', { text: 'Abende' }],
  ]);
});

test('what somebody else wrote meanwhile is shown before it is overwritten', async () => {
  let now = GIGS;
  const { sent, user } = await open('/shell/entries.pages.shows/en-GB', {
    [`GET ${AT}`]: () => json({ ...SHOWS, texts: [now] }),
    [`PUT ${AT}/en-GB`]: ({ headers }) =>
      headers.get('if-match') === `"${now.revision}"`
        ? json({ ...now, text: 'Nights', revision: 5 })
        : problem('STALE'),
  });
  await fill('Text', 'Nights');
  now = { ...GIGS, text: 'Concerts', revision: 4 };
  await user.click(await screen.findByRole('button', { name: 'Save text' }));
  expect(await screen.findByText('Concerts')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(sent().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']));
});

test('a text is previewed in place, in this tab only, until the preview ends', async () => {
  const { sent, user, router } = await open('/shell/entries.pages.shows/en-GB');
  await fill('Text', 'Nights');
  await user.click(await screen.findByRole('button', { name: 'Look at it in place' }));
  expect(await screen.findByText('Only you see this text, and it is not saved: “Nights”')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  await user.click(await screen.findByRole('button', { name: 'Back to the text' }));
  expect(await screen.findByDisplayValue('Nights')).toBeInTheDocument();
  await user.click(await screen.findByText('End preview'));
  await waitFor(() => expect(screen.queryByText(/Only you see this text/)).not.toBeInTheDocument());
  expect(sent()).toEqual([]);
});

test('a text that was previewed is saved without asking about unsaved changes', async () => {
  const { sent, user, router } = await open('/shell/entries.pages.shows/en-GB', {
    [`PUT ${AT}/en-GB`]: () => json({ ...GIGS, text: 'Nights', revision: 4 }),
  });
  await fill('Text', 'Nights');
  await user.click(await screen.findByRole('button', { name: 'Look at it in place' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the text' }));
  await screen.findByDisplayValue('Nights');
  await user.click(await screen.findByRole('button', { name: 'Save text' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/translations/shell/entries.pages.shows'));
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText(/Only you see this text/)).not.toBeInTheDocument();
});

test('the preview of a text opens the page of its catalogue, the list of events, or the start page for the frame', () => {
  expect(findTextPage('orders')).toBe('/orders');
  expect(findTextPage('prices')).toBe('/shows');
  expect(findTextPage('shell')).toBe('/');
});
