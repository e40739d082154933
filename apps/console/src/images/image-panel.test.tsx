import type { ErrorCode } from '@parterre/contract/wire/error-codes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { ImagePanel, type ImagePanelProps } from './image-panel.tsx';
import { useCampaignImages, useShowImages } from './use-sized-images.ts';

const SHOW = '/api/main/shows/K7M2QXRB/images';
const CAMPAIGN = '/api/main/artist-campaigns/11/images';
const page = image(20, 1200, 675);

function image(mediaType: number, width: number, height: number) {
  const url = `/media/${String(mediaType).padStart(32, '0')}`;
  const updatedAt = '2026-11-20T12:00:00Z';
  return { mediaType, url: `${url}.webp`, jpegUrl: `${url}.jpg`, width, height, bytes: 4000, updatedAt };
}

const picture = (name = 'poster.png', bytes = 100) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

beforeEach(() =>
  vi.stubGlobal('createImageBitmap', async () => ({ width: 3000, height: 2000, close: () => undefined })),
);
afterEach(() => vi.unstubAllGlobals());

/** Renders the pictures of a show as on its details page. */
function ShowPanel(props: Partial<ImagePanelProps>) {
  return <ImagePanel canEdit images={[page]} name="Mahler 5" set={useShowImages('K7M2QXRB')} {...props} />;
}

function CampaignPanel() {
  return <ImagePanel canEdit images={[page]} name="Mahler 5" set={useCampaignImages(11)} />;
}

type Answers = Parameters<typeof answerByPath>[0];

async function open(
  answers: Answers = {},
  { panel = <ShowPanel />, url = '/', language = 'en-GB' }: { panel?: ReactNode; url?: string; language?: string } = {},
) {
  const seen = startFakeServer(answerByPath(answers));
  const element = (
    <>
      {panel}
      <input aria-label="Elsewhere" />
      <Notices closeLabel="Close" />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [url] });
  await renderWithConsole(<RouterProvider router={router} />, { language });
  await screen.findByRole('list', { name: language === 'de' ? 'Bilder nach Größe' : 'Pictures by size' });
  return { seen, user: userEvent.setup({ delay: null, applyAccept: false }) };
}

const slot = (size: string) => screen.getByText(size).closest('li')!;
const inputOf = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')!;
const writes = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);

describe('the pictures of an event', () => {
  test('stand in the four named sizes, with their pixels, and are described for those who cannot see them', async () => {
    await open();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Background of the tour2560 × 1440 pixels'),
      expect.stringContaining('Page of the event1200 × 675 pixels'),
      expect.stringContaining('List of events600 × 338 pixels'),
      expect.stringContaining('Search results320 × 180 pixels'),
    ]);
    expect(screen.getByRole('img', { name: 'Mahler 5 – Page of the event' })).toHaveAttribute('src', page.url);
    expect(screen.getByRole('button', { name: 'Add picture: List of events' })).toBeEnabled();
  });

  test('are chosen with a click, and sent as a file for their size', async () => {
    const { seen, user } = await open({ [`PUT ${SHOW}`]: { items: [page] } });
    await user.upload(inputOf(slot('List of events')), picture());
    expect(await within(slot('List of events')).findByText('Picture saved')).toBeInTheDocument();
    expect(writes(seen)).toEqual([`PUT ${SHOW}?mediaType=4`]);
    const { body, headers } = seen.find(({ method }) => method === 'PUT')!;
    expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'poster.png', size: 100 });
    expect(headers.get('idempotency-key')).toBeTruthy();
  });

  test('give the focus to the button in the place of the one that was pressed', async () => {
    startFakeServer(answerByPath({}));
    function Panel() {
      const [images, setImages] = useState<ImagePanelProps['images']>([]);
      return (
        <>
          <ShowPanel images={images} />
          <button onClick={() => setImages(images.length === 0 ? [page] : [])} type="button">
            Turn
          </button>
        </>
      );
    }
    const router = createMemoryRouter([{ path: '/', element: <Panel /> }]);
    await renderWithConsole(<RouterProvider router={router} />);
    const turn = await screen.findByRole('button', { name: 'Turn' });
    screen.getByRole('button', { name: 'Add picture: Page of the event' }).focus();
    fireEvent.click(turn);
    expect(screen.getByRole('button', { name: 'Replace picture: Page of the event' })).toHaveFocus();
    screen.getByRole('button', { name: 'Remove picture: Page of the event' }).focus();
    fireEvent.click(turn);
    expect(screen.getByRole('button', { name: 'Add picture: Page of the event' })).toHaveFocus();
    turn.focus();
    fireEvent.click(turn);
    expect(turn).toHaveFocus();
  });

  test('are dropped on their place', async () => {
    const { seen } = await open({ [`PUT ${SHOW}`]: { items: [page] } });
    const place = slot('Search results');
    const dataTransfer = { files: [picture()], types: ['Files'] };
    fireEvent.dragOver(place, { dataTransfer });
    fireEvent.drop(place, { dataTransfer });
    await waitFor(() => expect(writes(seen)).toEqual([`PUT ${SHOW}?mediaType=5`]));
  });

  test('are pasted where the focus is, and never into a text somebody writes', async () => {
    const { seen, user } = await open({ [`PUT ${SHOW}`]: { items: [page] } });
    const paste = () => fireEvent.paste(document.activeElement!, { clipboardData: { files: [picture('image.png')] } });
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    paste();
    screen.getByRole('button', { name: 'Add picture: Background of the tour' }).focus();
    paste();
    await within(slot('Background of the tour')).findByText('Picture saved');
    expect(writes(seen)).toEqual([`PUT ${SHOW}?mediaType=18`]);
  });

  test('show the progress of their upload, which can be cancelled', async () => {
    const { user } = await open({ [`PUT ${SHOW}`]: () => new Promise(() => undefined) });
    await user.upload(inputOf(slot('List of events')), picture());
    expect(await screen.findByRole('progressbar', { name: 'Saving the picture: List of events' })).toBeInTheDocument();
    expect(slot('List of events')).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel saving: List of events' }));
    await waitFor(() => expect(slot('List of events')).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that will be enlarged are accepted with a warning', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 450, close: () => undefined }));
    const { user } = await open({ [`PUT ${SHOW}`]: { items: [page] } });
    await user.upload(inputOf(slot('Background of the tour')), picture());
    expect(
      await screen.findByText('The file has only 800 × 450 pixels. Enlarged, it may look soft.'),
    ).toBeInTheDocument();
  });

  const refuse = (code: ErrorCode, details: Record<string, unknown>) => () => problem(code, { details });
  test.each([
    ['a type', refuse('FILE_TYPE_REFUSED', {}), 'Not allowed file type. Use a PNG, JPEG or WebP picture.'],
    [
      'damage',
      refuse('IMAGE_REFUSED', { reason: 'UNREADABLE' }),
      'The picture is damaged or cut off. Save it again and try once more.',
    ],
    [
      'pixels',
      refuse('IMAGE_REFUSED', {
        reason: 'TOO_MANY_PIXELS',
        width: 9000,
        height: 6000,
        megapixels: 54,
        maxMegapixels: 50,
      }),
      'The picture has 9000 × 6000 pixels, that is 54 megapixels. At most 50 are accepted: save it smaller.',
    ],
    [
      'the way it is stored',
      refuse('IMAGE_REFUSED', { reason: 'TOO_MUCH_MEMORY', width: 8000, height: 6000, megabytes: 384 }),
      'With 8000 × 6000 pixels the picture is too large for the way it is stored. Save it without “interlaced” or “progressive”, or smaller.',
    ],
    [
      'time',
      refuse('IMAGE_REFUSED', { reason: 'TOO_SLOW' }),
      'Processing the picture took too long. Save it smaller, or try again later.',
    ],
    [
      'a reason of tomorrow',
      refuse('IMAGE_REFUSED', { reason: 'TOO_UGLY' }),
      'This picture cannot be used. Choose another one.',
    ],
    ['haste', refuse('BUSY', {}), 'Other pictures are being processed. Try again in a moment.'],
    [
      'the network',
      () => Promise.reject(new TypeError('offline')),
      'The server could not be reached. Check your connection and try again.',
    ],
  ])('refused for %s say why, in words, at their place', async (_why, answer, words) => {
    const { user } = await open({ [`PUT ${SHOW}`]: answer });
    await user.upload(inputOf(slot('List of events')), picture());
    expect(await within(slot('List of events')).findByRole('alert')).toHaveTextContent(words);
  });

  test('with an ending that no picture has are not even sent', async () => {
    const { seen, user } = await open();
    await user.upload(inputOf(slot('List of events')), picture('virus.exe'));
    expect(await screen.findByText('Not allowed file type')).toBeInTheDocument();
    const dropped = { dataTransfer: { files: [picture('poster.svg')], types: ['Files'] } };
    fireEvent.drop(slot('Search results'), dropped);
    expect(writes(seen)).toEqual([]);
  });

  test('of more than 10 MB are not even sent', async () => {
    const { seen, user } = await open();
    await user.upload(inputOf(slot('List of events')), picture('huge.png', 10 * 1024 * 1024 + 1));
    expect(await within(slot('List of events')).findByRole('alert')).toHaveTextContent(
      'The file is larger than 10 MB.',
    );
    expect(writes(seen)).toEqual([]);
  });

  test('are removed after a confirmation', async () => {
    const { seen, user } = await open({ [`DELETE ${SHOW}`]: () => new Response(null, { status: 204 }) });
    await user.click(screen.getByRole('button', { name: 'Remove picture: Page of the event' }));
    expect(await screen.findByRole('dialog', { name: 'Remove the picture “Page of the event”?' })).toBeInTheDocument();
    expect(writes(seen)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Picture removed')).toBeInTheDocument();
    expect(writes(seen)).toEqual([`DELETE ${SHOW}?mediaType=20`]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that could not be removed say why in a toast, and the question stays', async () => {
    const { user } = await open({ [`DELETE ${SHOW}`]: () => problem('UNAVAILABLE') });
    await user.click(screen.getByRole('button', { name: 'Remove picture: Page of the event' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(
      await screen.findByText('The server is not available at the moment. Try again shortly.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('cannot be changed without the permission, and say which one it is', async () => {
    const { user } = await open({}, { panel: <ShowPanel canEdit={false} /> });
    // Not those of a toast that another test has left.
    const buttons = screen.getAllByRole('button', { name: /picture/i });
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    expect(buttons[0]).toHaveAccessibleDescription('You need the permission “Set events up, move and cancel them”.');
    await user.click(screen.getByRole('button', { name: 'Remove picture: Page of the event' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('No picture')).toHaveLength(3);
  });

  test('have the focus when the readiness check leads to them', async () => {
    await open({}, { url: '/?field=images.4' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add picture: List of events' })).toHaveFocus());
  });

  test('are described in German', async () => {
    await open({}, { language: 'de' });
    expect(screen.getByRole('button', { name: 'Bild hinzufügen: Liste der Veranstaltungen' })).toBeInTheDocument();
  });
});

describe('one picture for all sizes', () => {
  const headInput = () => screen.getByRole('button', { name: 'One picture for all sizes' }).parentElement!;

  test('goes to one size after the other, without a question where there is none yet', async () => {
    const { seen, user } = await open({ [`PUT ${SHOW}`]: { items: [] } }, { panel: <ShowPanel images={[]} /> });
    await user.upload(inputOf(headInput()), picture());
    await waitFor(() => expect(screen.getAllByText('Picture saved')).toHaveLength(4));
    expect(writes(seen)).toEqual([18, 20, 4, 5].map((mediaType) => `PUT ${SHOW}?mediaType=${mediaType}`));
  });

  test('asks before it replaces', async () => {
    const { seen, user } = await open({ [`PUT ${SHOW}`]: { items: [] } });
    await user.upload(inputOf(headInput()), picture());
    const dialog = await screen.findByRole('dialog', { name: 'Replace the pictures?' });
    expect(dialog).toHaveTextContent('“poster.png” becomes the picture of all four sizes. It replaces 1 picture.');
    expect(writes(seen)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Use for all sizes' }));
    await waitFor(() => expect(writes(seen)).toHaveLength(4));
  });

  test('shows its progress, and stops when it is cancelled', async () => {
    let count = 0;
    const answer = () => (++count < 3 ? json({ items: [] }) : new Promise<Response>(() => undefined));
    const { seen, user } = await open({ [`PUT ${SHOW}`]: answer }, { panel: <ShowPanel images={[]} /> });
    await user.upload(inputOf(headInput()), picture());
    expect(await screen.findByText('2 of 4 sizes saved')).toBeInTheDocument();
    expect(slot('Search results')).toHaveTextContent('Waiting for the one before…');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('2 of 4 sizes saved')).toBeNull());
    expect(writes(seen)).toHaveLength(3);
    expect(slot('Search results')).toHaveAttribute('aria-busy', 'false');
  });

  test('stops at the first size that refuses it, with one reason', async () => {
    const { seen, user } = await open(
      { [`PUT ${SHOW}`]: () => problem('FILE_TYPE_REFUSED') },
      { panel: <ShowPanel images={[]} /> },
    );
    await user.upload(inputOf(headInput()), picture());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed file type.');
    expect(writes(seen)).toHaveLength(1);
  });
});

describe('the pictures of a campaign', () => {
  const openCampaign = (answers: Answers) => open(answers, { panel: <CampaignPanel /> });

  test('that could not be removed are told in the words of the specification', async () => {
    const { user } = await openCampaign({ [`DELETE ${CAMPAIGN}`]: () => problem('INTERNAL') });
    await user.click(screen.getByRole('button', { name: 'Remove picture: Page of the event' }));
    await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Upload tour event images failed.')).toBeInTheDocument();
  });

  test('are copied to all events, with the result for each', async () => {
    const event = (showCode: string, result: string, reason?: string) => ({
      showCode,
      name: { 'en-GB': `Concert ${showCode}` },
      startsAtLocal: '2026-12-10T19:30:00',
      result,
      ...(reason ? { reason } : {}),
    });
    const items = [event('AAAAAAAA', 'refused', 'ENDED'), event('BBBBBBBB', 'added'), event('CCCCCCCC', 'replaced')];
    const { seen, user } = await openCampaign({ 'PUT /api/main/artist-campaigns/11/show/images': { items } });
    await user.click(screen.getByRole('button', { name: 'Apply to all events: Page of the event' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply this picture to all events?' });
    expect(writes(seen)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Apply to all events' }));
    expect(await within(dialog).findByText('1 added · 1 replaced · 1 not applied')).toBeInTheDocument();
    expect(writes(seen)).toEqual(['PUT /api/main/artist-campaigns/11/show/images?mediaType=20']);
    const rows = within(dialog).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Concert AAAAAAAA10/12/2026, 19:30Not appliedThe event is over.',
      'Concert BBBBBBBB10/12/2026, 19:30Added',
      'Concert CCCCCCCC10/12/2026, 19:30Replaced',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that were copied to no event say so, and a failure leaves the dialog open', async () => {
    let isDown = true;
    const { user } = await openCampaign({
      'PUT /api/main/artist-campaigns/11/show/images': () => (isDown ? problem('UNAVAILABLE') : json({ items: [] })),
    });
    await user.click(screen.getByRole('button', { name: 'Apply to all events: Page of the event' }));
    await user.click(await screen.findByRole('button', { name: 'Apply to all events' }));
    expect(
      await screen.findByText('The server is not available at the moment. Try again shortly.'),
    ).toBeInTheDocument();
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Apply to all events' }));
    expect(await screen.findByText('The campaign has no events yet.')).toBeInTheDocument();
  });
});
