import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Permission } from '@parterre/contract/wire/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProblem } from '#api/failure.ts';
import { allBut, answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { PrintAtHomePage, TicketDesignPage } from './page/print-at-home-page.tsx';
import { ProofPage } from './proof/proof-page.tsx';

/** As the boundary of the routes tells a missing page from a failure. */
const Failed = () => <h1>{findProblem(useRouteError())?.status === 404 ? 'Not there' : 'Failed'}</h1>;

const SHOW = 'GET /api/main/shows/K7M2QXRB';
const AT = '/api/main/shows/K7M2QXRB/pah-settings';
const PREVIEWS = '/api/main/shows/K7M2QXRB/pah-previews';

const show = {
  showCode: 'K7M2QXRB',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler 5' },
  defaultCulture: 'en-GB',
  status: 'ACTIVE',
};

const design: Pick<PrintAtHomeSettings['values'], 'paper' | 'ticketsPerPage' | 'barcode' | 'hiddenFields' | 'colour'> =
  { paper: 'A4', ticketsPerPage: 1, barcode: 'QR', hiddenFields: [], colour: null };
const fromDefault = {
  paper: 'DEFAULT',
  ticketsPerPage: 'DEFAULT',
  barcode: 'DEFAULT',
  hiddenFields: 'DEFAULT',
  colour: 'DEFAULT',
} as const;

const settings = (change: Partial<PrintAtHomeSettings> = {}): PrintAtHomeSettings => ({
  campaign: { artistCampaignId: 3, name: { 'en-GB': 'Winter tour' } },
  values: {
    ...design,
    hiddenFields: ['DOORS'],
    languages: ['en-GB', 'de'],
    delivery: 'ATTACHED',
    terms: { 'en-GB': 'No re-admission.', de: 'Kein Wiedereinlass.' },
  },
  origins: {
    ...fromDefault,
    paper: 'CAMPAIGN',
    barcode: 'SHOW',
    languages: 'DEFAULT',
    delivery: 'SHOW',
    terms: { 'en-GB': 'SHOW', de: 'DEFAULT' },
  },
  images: [],
  prices: [
    {
      priceTypeId: 9,
      name: { 'en-GB': 'Premium' },
      values: { ...design, barcode: 'AZTEC', terms: {} },
      origins: { ...fromDefault, paper: 'CAMPAIGN', barcode: 'PRICE_TYPE', terms: {} },
      images: [],
    },
  ],
  revision: 4,
  ...change,
});

const pdf = (warnings = '') =>
  new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf', 'ticket-warnings': warnings } });

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

interface Opened {
  path?: string;
  answers?: Parameters<typeof answerByPath>[0];
  without?: readonly Permission[];
  language?: string;
}

async function open({ path = '', answers = {}, without = [], language = 'en-GB' }: Opened = {}) {
  const seen = startFakeServer(
    answerByPath({
      ...allBut(...without),
      [SHOW]: show,
      [`GET ${AT}`]: settings(),
      [`GET ${PREVIEWS}`]: () => pdf(),
      [`POST ${PREVIEWS}`]: () => pdf(),
      'GET /api/main/shows/K7M2QXRB/prices/9/pah-preview': () => pdf(),
      ...answers,
    }),
  );
  const router = createMemoryRouter(
    [
      { path: '/shows/:showCode/print-at-home', element: <PrintAtHomePage />, errorElement: <Failed /> },
      {
        path: '/shows/:showCode/print-at-home/tickets/:priceTypeId',
        element: <TicketDesignPage />,
        errorElement: <Failed />,
      },
      { path: '/shows/:showCode/print-at-home/proof', element: <ProofPage /> },
    ],
    { initialEntries: [`/shows/K7M2QXRB/print-at-home${path}`] },
  );
  await renderWithConsole(
    <>
      <FeaturesGate>
        <RouterProvider router={router} />
      </FeaturesGate>
      <Notices closeLabel="Close" />
    </>,
    { language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { seen, user: userEvent.setup({ delay: null }) };
}

const bodiesOf = (seen: readonly SeenRequest[], method: string) =>
  seen.filter((request) => request.method === method).map(({ body }) => JSON.parse(String(body)));
const save = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Save tickets' }));

describe('the tickets of an event', () => {
  test('name the level that every setting comes from', async () => {
    await open();
    const paper = await screen.findByRole('radiogroup', { name: 'Paper' });
    expect(paper).toHaveAccessibleDescription('From the campaign');
    expect(screen.getByRole('combobox', { name: /^Barcode/ })).toHaveAccessibleDescription('Of this event alone');
    expect(screen.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription('From the default');
    expect(screen.getByRole('textbox', { name: 'Terms (English)' })).toHaveAccessibleDescription('Of this event alone');
    expect(screen.getByRole('textbox', { name: 'Terms (German)' })).toHaveAccessibleDescription('From the default');
    expect(screen.getByRole('row', { name: 'Premium Barcode' })).toBeInTheDocument();
  });

  test('send what was changed, and nothing else', async () => {
    const { seen, user } = await open({ answers: { [`PATCH ${AT}`]: settings({ revision: 5 }) } });
    await user.click(await screen.findByRole('radio', { name: '80 mm roll' }));
    expect(await screen.findByText('On a roll, one ticket follows the other.')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Price' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Terms (German)' }), { target: { value: 'Neu.' } });
    await save(user);
    expect(await screen.findByText('Tickets saved')).toBeInTheDocument();
    expect(bodiesOf(seen, 'PATCH')).toEqual([
      { paper: 'ROLL_80', hiddenFields: ['PRICE', 'DOORS'], terms: { de: 'Neu.' } },
    ]);
    expect(seen.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"4"');
  });

  test('say which pictures have no place on the paper', async () => {
    const { user } = await open();
    const perPage = await screen.findByRole('radiogroup', { name: 'Tickets per page' });
    expect(perPage).toHaveAccessibleDescription('From the default');
    await user.click(screen.getByRole('radio', { name: '2' }));
    expect(perPage).toHaveAccessibleDescription(/With two per page, the sponsor’s picture is left off\.$/);
    await user.click(screen.getByRole('radio', { name: '4' }));
    expect(perPage).toHaveAccessibleDescription(/With four per page, banner and sponsor are left off\.$/);
    await user.click(screen.getByRole('radio', { name: '80 mm roll' }));
    expect(screen.getByRole('radiogroup', { name: 'Paper' })).toHaveAccessibleDescription(/The banner is left off\.$/);
  });

  test('can take the inherited setting instead of their own, and then show it', async () => {
    const { campaign, origins, values } = settings();
    const above = settings({
      campaign,
      values: { ...values, barcode: 'PDF417' },
      origins: { ...origins, barcode: 'CAMPAIGN' },
      revision: 5,
    });
    const { seen, user } = await open({ answers: { [`PATCH ${AT}`]: above } });
    await user.click(await screen.findByRole('button', { name: 'Barcode: Use the campaign’s' }));
    expect(await screen.findByText('As the campaign has it, else the default.')).toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toEqual([{ barcode: null }]));
    const barcode = await screen.findByRole('combobox', { name: /^Barcode/ });
    await waitFor(() => expect(barcode).toHaveTextContent('PDF417'));
    expect(screen.queryByRole('button', { name: 'Save tickets' })).toBeNull();
  });

  test('keep their own after all', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Barcode: Use the campaign’s' }));
    await user.click(await screen.findByRole('button', { name: 'Barcode: Keep my own' }));
    expect(await screen.findByRole('combobox', { name: /^Barcode/ })).toHaveTextContent('QR code');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save tickets' })).toBeNull());
  });

  test('have their main language first, and always one that is printed', async () => {
    const { seen, user } = await open({ answers: { [`PATCH ${AT}`]: settings({ revision: 5 }) } });
    await user.click(await screen.findByRole('checkbox', { name: 'English' }));
    await save(user);
    await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toEqual([{ languages: ['de'] }]));
  });

  test('may be in more languages than their promoter writes in', async () => {
    const { seen, user } = await open({ answers: { [`PATCH ${AT}`]: settings({ revision: 5 }) } });
    expect(await screen.findByRole('checkbox', { name: 'German' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Arabic' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More languages' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Arabic' }));
    await user.click(screen.getByRole('button', { name: 'Fewer languages' }));
    expect(screen.queryByRole('checkbox', { name: 'Hebrew' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Arabic' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Terms (Arabic)' })).toHaveAttribute('dir', 'auto');
    await save(user);
    await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toEqual([{ languages: ['en-GB', 'de', 'ar'] }]));
  });

  test('get the default terms of a language', async () => {
    const { user } = await open({
      answers: { [`GET ${AT}/defaults/terms`]: { languageCode: 'en-GB', terms: 'One person, once.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Put in the default terms: English' }));
    const terms = screen.getByRole('textbox', { name: 'Terms (English)' });
    expect(terms).toHaveAttribute('lang', 'en-GB');
    await waitFor(() => expect(terms).toHaveValue('One person, once.'));
  });

  test('are read-only, with the reason, for a user who may not change them', async () => {
    const { user } = await open({ without: ['pah:write'] });
    expect(
      await screen.findByText(
        'You need the permission “Design print-at-home tickets” for this. Ask an administrator of your promoter.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'US Letter' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Use the campaign/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Use the campaign’s settings' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('of an unknown event are not found', async () => {
    await open({ answers: { [`GET ${AT}`]: () => problem('NOT_FOUND') } });
    expect(await screen.findByRole('heading', { name: 'Not there' })).toBeInTheDocument();
  });

  test('show at a field what the server refused of it', async () => {
    const fieldErrors = [{ field: 'hiddenFields.1', code: 'twice' as const, message: 'This is there twice.' }];
    const { user } = await open({ answers: { [`PATCH ${AT}`]: () => problem('INVALID', { fieldErrors }) } });
    await user.click(await screen.findByRole('checkbox', { name: 'Price' }));
    await save(user);
    const fields = screen.getByRole('group', { name: 'Printed on the ticket' });
    await waitFor(() => expect(fields).toHaveAccessibleDescription('This is there twice.'));
  });

  test('are not saved over what somebody else saved meanwhile', async () => {
    const { values } = settings();
    let now = settings();
    const { seen, user } = await open({
      answers: {
        [`GET ${AT}`]: () => json(now),
        [`PATCH ${AT}`]: ({ headers, body }) => {
          if (headers.get('if-match') !== `"${now.revision}"`) return problem('STALE');
          now = { ...now, values: { ...now.values, ...JSON.parse(String(body)) }, revision: now.revision + 1 };
          return json(now);
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'US Letter' }));
    now = settings({ values: { ...values, paper: 'ROLL_80' }, revision: 7 });
    await save(user);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: 'Paper US Letter 80 mm roll' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(bodiesOf(seen, 'PATCH')).toHaveLength(2));
    expect(await screen.findByText('Tickets saved')).toBeInTheDocument();
    expect(now.values.paper).toBe('LETTER');
  });
});

describe('the settings of the campaign', () => {
  const COPY = `PUT ${AT}/campaign-copy`;

  test('are copied in either direction after a confirmation', async () => {
    const taken = settings({ values: { ...settings().values, ticketsPerPage: 4 }, revision: 5 });
    const { seen, user } = await open({ answers: { [COPY]: taken } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use the campaign’s settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Use the campaign’s settings?' });
    expect(dialog).toHaveTextContent('Winter tour');
    await user.click(within(dialog).getByRole('button', { name: 'Use the campaign’s' }));
    expect(await screen.findByText('The event now has the campaign’s settings')).toBeInTheDocument();
    expect(bodiesOf(seen, 'PUT')).toEqual([{ direction: 'FROM_CAMPAIGN' }]);
    await waitFor(() => expect(screen.getByRole('radio', { name: '4' })).toBeChecked());
  });

  test('say why they could not be copied', async () => {
    const { user } = await open({ answers: { [COPY]: () => problem('STALE') } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give these settings to the campaign' }));
    await user.click(await screen.findByRole('button', { name: 'Give to the campaign' }));
    expect(await screen.findByText(/changed/)).toBeInTheDocument();
  });

  test('cannot be copied without a campaign, nor while there are unsaved changes', async () => {
    const { user } = await open({ answers: { [`GET ${AT}`]: settings({ campaign: null }) } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const entry = await screen.findByRole('menuitem', { name: 'Use the campaign’s settings' });
    expect(entry).toHaveAccessibleDescription('The event belongs to no campaign.');
  });
});

describe('the tickets of one price type', () => {
  test('show what they inherit from the event, and send only their own', async () => {
    const { seen, user } = await open({
      path: '/tickets/9',
      answers: { [`PATCH ${AT}`]: settings({ revision: 5 }) },
    });
    expect(screen.getByRole('heading', { name: 'Premium' })).toBeInTheDocument();
    const terms = await screen.findByRole('textbox', { name: 'Terms (English)' });
    expect(terms).toHaveValue('No re-admission.');
    expect(terms).toHaveAccessibleDescription('From the event');
    expect(screen.queryByRole('group', { name: 'Languages' })).toBeNull();
    fireEvent.change(terms, { target: { value: 'Lounge from 18:00.' } });
    await user.click(screen.getByRole('button', { name: 'Barcode: Use the event’s' }));
    await save(user);
    await waitFor(() =>
      expect(bodiesOf(seen, 'PATCH')).toEqual([
        { prices: [{ priceTypeId: 9, barcode: null, terms: { 'en-GB': 'Lounge from 18:00.' } }] },
      ]),
    );
  });

  test('of an unknown price type are not found', async () => {
    await open({ path: '/tickets/77' });
    expect(await screen.findByRole('heading', { name: 'Not there' })).toBeInTheDocument();
  });
});

describe('the pictures on tickets', () => {
  const logo = { imageType: 'LOGO', url: '/media/logo.webp', origin: 'CAMPAIGN' } as const;
  const withLogo = () => settings({ images: [{ ...logo, jpegUrl: '', width: 9, height: 9, bytes: 9, updatedAt: '' }] });
  const file = new File([new Uint8Array(9)], 'logo.png', { type: 'image/png' });
  const inputOf = (place: string) =>
    screen.getByText(place).closest('li')!.querySelector<HTMLInputElement>('input[type="file"]')!;

  test('say which level they come from, and are uploaded for all tickets or for one', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 9, height: 9, close: () => undefined }));
    const { seen, user } = await open({ answers: { [`GET ${AT}`]: withLogo(), [`PUT ${AT}/images`]: { items: [] } } });
    const list = await screen.findByRole('list', { name: 'Pictures on the tickets' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'LogoFrom the campaignReplace',
      expect.stringContaining('BannerAt most 1600 × 600 pixels'),
      expect.stringContaining('SponsorAt most 1200 × 400 pixels'),
    ]);
    await user.upload(inputOf('Logo'), file);
    expect(await within(list).findByText('Picture saved')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.url).toBe(`${AT}/images?imageType=LOGO`);
  });

  test('of one price type are its own', async () => {
    const call = '/api/main/shows/K7M2QXRB/prices/9/pah-configuration/images';
    const { seen, user } = await open({ path: '/tickets/9', answers: { [`PUT ${call}`]: { items: [] } } });
    await screen.findByRole('list', { name: 'Pictures on the tickets' });
    await user.upload(inputOf('Banner'), file);
    await waitFor(() => expect(seen.find(({ method }) => method === 'PUT')?.url).toBe(`${call}?imageType=BANNER`));
  });
});

describe('the preview', () => {
  test('is drawn anew with what is typed, before it is saved', async () => {
    const { seen, user } = await open({ path: '?language=de' });
    expect(await screen.findByRole('button', { name: 'Download the preview (PDF)' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'US Letter' }));
    await waitFor(() =>
      expect(bodiesOf(seen, 'POST')).toEqual([{ languageCode: 'de', settings: { paper: 'LETTER' } }]),
    );
    expect(seen.map(({ url }) => url)).toContain(`${PREVIEWS}?languageCode=de`);
  });

  test('is shown in the page where the browser shows PDF', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { pdfViewerEnabled: true }));
    await open();
    const frame = await screen.findByTitle('Preview of the tickets (PDF)');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:/));
  });

  test('is a picture of a ticket where the browser shows no PDF', async () => {
    const { user } = await open();
    expect(await screen.findByRole('img', { name: /^A ticket with: .*Price.*Barcode: QR code/ })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Price' }));
    await waitFor(() => expect(screen.getByRole('img', { name: /^A ticket with/ })).not.toHaveAccessibleName(/Price/));
  });

  test('has the code of the sample that the server prints, also in that picture', async () => {
    const { user } = await open();
    expect(await screen.findByText('0123456789ABCDEF')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^Barcode/ }));
    await user.click(screen.getByRole('option', { name: /Code 128/ }));
    expect(await screen.findByText('$123456789')).toBeInTheDocument();
  });

  test('says what is wrong with the tickets', async () => {
    await open({ answers: { [`GET ${PREVIEWS}`]: () => pdf('TEXT_CUT.eventName=2, LOW_CONTRAST=1, OF_TOMORROW=1') } });
    const list = await screen.findByRole('list', { name: 'What is wrong with these tickets' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name of the event: The text is cut: it is too long for its place.',
      'The colour is hard to read on white paper. Choose a darker one.',
    ]);
  });

  test.each([
    ['', `GET ${PREVIEWS}`, 'en-GB', 'pah previews failed'],
    ['/tickets/9', 'GET /api/main/shows/K7M2QXRB/prices/9/pah-preview', 'en-GB', 'pah preview failed'],
    ['', `GET ${PREVIEWS}`, 'de', 'Print-at-home-Vorschauen fehlgeschlagen'],
  ])(
    'that fails at %j says so in the words of the specification, and is tried again',
    async (path, call, language, words) => {
      let isFailing = true;
      const { user } = await open({
        path,
        language,
        answers: { [call]: () => (isFailing ? problem('BUSY') : pdf()) },
      });
      expect(await screen.findByText(words)).toBeInTheDocument();
      isFailing = false;
      await user.click(screen.getByRole('button', { name: language === 'de' ? 'Erneut versuchen' : 'Try again' }));
      await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    },
  );

  test('shows a real order to those who may read orders', async () => {
    const { seen, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Real order' }));
    await user.type(await screen.findByRole('textbox', { name: 'Order number' }), 'k7m2qxrb4t');
    await user.click(screen.getByRole('button', { name: 'Show order' }));
    await waitFor(() =>
      expect(seen.map(({ url }) => url)).toContain(`${PREVIEWS}?languageCode=en-GB&orderId=K7M2QXRB4T`),
    );
  });
});

test.each([
  ['of another event', problem('NOT_FOUND')],
  ['in another form', problem('INVALID', { fieldErrors: [{ field: 'orderId', code: 'wrongForm', message: '' }] })],
])('a real order with a number %s is said to be none of the event', async (_, refusal) => {
  await open({ path: '?order=K7M2QXRB4T', answers: { [`GET ${PREVIEWS}`]: () => refusal } });
  expect(await screen.findByText('pah previews failed')).toBeInTheDocument();
  expect(screen.getByText('This event has no order with this number.')).toBeInTheDocument();
});

describe('the proof', () => {
  test('names what is wrong with which ticket in which language, and leads there', async () => {
    const warnings = [{ code: 'TERMS_MISSING', about: 'terms', languageCode: 'de', priceTypeId: 9 }];
    await open({
      path: '/proof',
      answers: { 'GET /api/main/shows/K7M2QXRB/pah-proof': { tickets: 2, of: 1002, warnings } },
    });
    const row = await screen.findByRole('row', {
      name: 'Terms: There are no terms in this language. Premium German',
    });
    expect(within(row).getByRole('link')).toHaveAttribute(
      'href',
      '/shows/K7M2QXRB/print-at-home/tickets/9?language=de',
    );
    expect(screen.getByText('2 of 1,002 tickets drawn; the last languages are left out')).toBeInTheDocument();
  });

  test('names a warning once, with the tickets and languages that have it', async () => {
    const { prices } = settings();
    const balcony = prices.map((price) => ({ ...price, priceTypeId: 10, name: { 'en-GB': 'Balcony' } }));
    const cut = { code: 'TEXT_CUT', about: 'eventName' };
    const warnings = [
      { ...cut, languageCode: 'de', priceTypeId: 9 },
      { code: 'TERMS_MISSING', about: 'terms', languageCode: 'de', priceTypeId: 9 },
      { ...cut, languageCode: 'de', priceTypeId: 10 },
      { ...cut, languageCode: 'fr', priceTypeId: 9 },
    ];
    await open({
      path: '/proof',
      answers: {
        [`GET ${AT}`]: settings({ prices: [...prices, ...balcony] }),
        'GET /api/main/shows/K7M2QXRB/pah-proof': { tickets: 4, of: 4, warnings },
      },
    });
    const table = await screen.findByRole('table', { name: 'What is wrong' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Name of the event: The text is cut: it is too long for its place.On 3 ticketsPremium, BalconyGerman, French',
      'Terms: There are no terms in this language.PremiumGerman',
    ]);
  });

  test('says when nothing is wrong, and what failed', async () => {
    const { user } = await open({
      path: '/proof',
      answers: {
        'GET /api/main/shows/K7M2QXRB/pah-proof': ({ headers }) =>
          headers.get('accept') === 'application/pdf' ? problem('BUSY') : json({ tickets: 2, of: 2, warnings: [] }),
      },
    });
    expect(await screen.findByText('Nothing is wrong with the tickets')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Proof sheet (PDF)' }));
    expect(await screen.findByText('pah previews failed')).toBeInTheDocument();
  });
});
