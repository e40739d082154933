import { type FieldCode, type FieldValues, writeFieldMessage } from '@parterre/contract/choices/field-codes';
import type { ShortUrl } from '@parterre/contract/short-urls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-server.ts';
import { openWithoutEvent } from '#test/stored-thing.tsx';
import { createLink } from '../testing/create-link.ts';
import { LIST, listOf, openLinks, SHOW } from '../testing/open-links.tsx';
import { LinkDrawer } from './link-drawer.tsx';
import { NewLink } from './new-link.tsx';

const POSTER = createLink({ visits: 12, last30Days: [...Array(28).fill(0), 5, 7] });
const CREATE = 'POST /api/main/short-urls';
const PATCH = 'PATCH /api/main/short-urls/11';
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refuse = (
  field: string,
  code: FieldCode,
  values: FieldValues = {},
  refusal: 'INVALID' | 'NAME_TAKEN' = 'INVALID',
) => problem(refusal, { fieldErrors: [{ field, code, message: writeFieldMessage(code, values), values }] });

describe('a new short link', () => {
  const fill = async (user: Awaited<ReturnType<typeof openLinks>>['user']) => {
    await user.type(await screen.findByLabelText('Title'), 'Poster');
    await user.type(screen.getByLabelText('Leads to'), 'https://tickets.example/mahler-5');
  };

  test('shows its address while it is typed, and opens with its QR code once it is created', async () => {
    const items: ShortUrl[] = [];
    const { seen, user, router } = await openLinks({
      path: '/new',
      answers: {
        [LIST]: () => json(listOf(items)),
        [CREATE]: () => {
          items.push(POSTER);
          return json(POSTER, 201);
        },
      },
    });
    await fill(user);
    const drawer = screen.getByRole('dialog', { name: 'New short link' });
    expect(drawer).toHaveTextContent('https://parterre.test/s/8 characters nobody can guess');
    await user.type(screen.getByLabelText('Address (optional)'), 'Mahler 5');
    expect(drawer).toHaveTextContent('https://parterre.test/s/mahler-5');
    expect(within(drawer).getByText('uk.tickets.example')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByRole('img', { name: 'QR code of https://parterre.test/s/mahler-5' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/shows/K7M2QXRB/links/11');
    expect(JSON.parse(String(seen.find(({ method }) => method === 'POST')?.body))).toEqual({
      showCode: 'K7M2QXRB',
      title: 'Poster',
      targetUrl: 'https://tickets.example/mahler-5',
      slug: 'mahler-5',
      isActive: true,
    });
  });

  test.each([
    ['Leads to', /host is not allowed/, () => refuse('targetUrl', 'linkHost', { hosts: 'a.example', more: 0 })],
    ['Leads to', /user name or a password/, () => refuse('targetUrl', 'linkCredentials')],
    ['Leads to', /cannot lead to another short link/, () => refuse('targetUrl', 'linkToLink')],
    ['Leads to', /beginning with https/, () => refuse('targetUrl', 'linkAddress')],
    ['Address (optional)', /at least 3 characters/, () => refuse('slug', 'minLength', { minLength: 3 })],
    ['Address (optional)', /single hyphens/, () => refuse('slug', 'linkSlug')],
    ['Address (optional)', /less than 90 days ago/, () => refuse('slug', 'linkSlugTaken', { days: 90 }, 'NAME_TAKEN')],
  ])('says at %s: %s', async (label, words, answer) => {
    const { user } = await openLinks({ path: '/new', answers: { [CREATE]: answer } });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText(label)).toBeInvalid();
  });

  test('is refused in German for a German reader', async () => {
    const { user } = await openLinks({
      path: '/new',
      language: 'de',
      answers: {
        [CREATE]: () => refuse('slug', 'linkSlugTaken', { days: 90 }, 'NAME_TAKEN'),
      },
    });
    await user.type(await screen.findByLabelText('Titel'), 'Plakat');
    await user.type(screen.getByLabelText('Führt zu'), 'https://tickets.example/');
    await user.click(screen.getByRole('button', { name: 'Link anlegen' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Adresse (optional)')).toHaveAccessibleDescription(/vor weniger als 90 Tagen/),
    );
  });

  test('is sent only with title and target', async () => {
    const { user, seen } = await openLinks({ path: '/new' });
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('cannot be made without the permission, and says so', async () => {
    await openLinks({ path: '/new', canWrite: false });
    expect(await screen.findByRole('button', { name: 'Create link' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Title')).toBeDisabled();
    expect(
      screen.getByText(
        'You need the permission “Make and change short links” for this. Ask an administrator of your promoter.',
      ),
    ).toBeInTheDocument();
  });
});

describe('the drawer of a short link', () => {
  const open = (more: Parameters<typeof openLinks>[0] = {}) =>
    openLinks({ path: '/11', ...more, answers: { [LIST]: listOf([POSTER]), ...more.answers } });

  test('shows address, QR code and visits', async () => {
    await open();
    expect(await screen.findByText('https://parterre.test/s/mahler-5')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: /^QR code of/ })).toHaveAttribute('src', 'blob:test');
    expect(
      screen.getByRole('img', { name: /^12 visits in the last 30 days\. Best day .*: 7 visits$/ }),
    ).toBeInTheDocument();
    expect(screen.getByText('12 visits in all')).toBeInTheDocument();
    expect(screen.queryByLabelText('Address (optional)')).not.toBeInTheDocument();
  });

  test('saves the QR code under the name the server gives it', async () => {
    const file = (name: string) => () =>
      new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });
    const { user, seen } = await open({
      answers: { 'GET /api/main/short-urls/11/qr-code': file('Poster (mahler-5).png') },
    });
    await user.click(await screen.findByRole('button', { name: 'PNG for screens' }));
    await waitFor(() => expect(saved).toEqual(['Poster (mahler-5).png']));
    expect(seen.at(-1)?.url).toMatch(/qr-code\?format=png$/);
  });

  test('saves no QR code under the name of another kind of file', async () => {
    const headers = { 'content-disposition': 'attachment; filename="poster.exe"' };
    const answers = { 'GET /api/main/short-urls/11/qr-code': () => new Response('x', { headers }) };
    const { user } = await open({ answers });
    await user.click(await screen.findByRole('button', { name: 'PNG for screens' }));
    expect(await screen.findByText('Not allowed file type')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  test('offers to load a QR code again that did not come', async () => {
    let isAway = true;
    const answer = () => (isAway ? problem('UNAVAILABLE') : new Response('<svg/>'));
    const { user } = await open({ answers: { 'GET /api/main/short-urls/11/qr-code': answer } });
    isAway = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /^QR code of/ })).toBeInTheDocument();
  });

  test('sends what changed with the revision that was loaded', async () => {
    const { user, seen } = await open({ answers: { [PATCH]: json({ ...POSTER, title: 'Flyer', revision: 2 }) } });
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Flyer');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByText('Short link saved')).toBeInTheDocument();
    const sent = seen.find(({ method }) => method === 'PATCH');
    expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"1"', '{"title":"Flyer"}']);
  });

  test('asks which to keep when somebody else changed the same', async () => {
    let stored = POSTER;
    const { user, seen } = await open({
      answers: {
        [LIST]: () => json(listOf([stored])),
        [PATCH]: ({ headers }) =>
          headers.get('if-match') === '"2"' ? json({ ...stored, title: 'Mine', revision: 3 }) : problem('STALE'),
      },
    });
    const title = await screen.findByLabelText('Title');
    stored = { ...POSTER, title: 'Hers', revision: 2 };
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(await screen.findByRole('cell', { name: 'Hers' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(seen.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers.get('if-match'))).toEqual([
        '"1"',
        '"2"',
      ]),
    );
  });

  test('says that a link leads nowhere when its host is not allowed any more', async () => {
    await open({ answers: { [LIST]: listOf([{ ...POSTER, isTargetAllowed: false }]) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /People see a not-found page: tickets\.example is not an allowed host/,
    );
  });

  test('shows everything and changes nothing without the permission', async () => {
    await open({ canWrite: false });
    expect(await screen.findByRole('button', { name: 'Delete link' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Leads to')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeEnabled();
  });

  test('goes back to the list when the link was deleted', async () => {
    const { user, router } = await open({
      answers: { 'DELETE /api/main/short-urls/11': () => new Response(null, { status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete link' }));
    await user.click(screen.getAllByRole('button', { name: 'Delete link' }).at(-1) ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/links$/));
  });

  test('says that an id of no link of the event is unknown', async () => {
    await openLinks({ path: '/99' });
    expect(await screen.findByText('This short link does not exist any more.')).toBeInTheDocument();
  });
});

test.each([
  ['new', <NewLink key="new" />],
  ['11', <LinkDrawer key="11" />],
])('the drawer %s of an event that cannot be read says so, and is there when the event is', async (id, drawer) => {
  const path = `/shows/:showCode/links/${id === '11' ? ':shortUrlId' : id}`;
  await openWithoutEvent(
    { drawer, path, url: `/shows/K7M2QXRB/links/${id}`, answers: { [LIST]: listOf([POSTER]) } },
    SHOW,
  );
  expect(await screen.findByLabelText('Leads to')).toBeInTheDocument();
});
