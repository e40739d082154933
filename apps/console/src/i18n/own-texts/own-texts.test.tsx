import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { startFakeServer } from '#test/fake-server.ts';
import { startI18n } from '../start-i18n.ts';
import { REFRESH_MS, refreshOwnTexts, watchOwnTexts } from './watch-own-texts.ts';

const PLACE = 'shell:entries.pages.shows';
let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

let renders = 0;
function Word() {
  const { t } = useTranslation('shell');
  renders++;
  return <p>{t('entries.pages.shows')}</p>;
}

/** Starts a server whose replacement texts the test sets; each change has a new ETag. */
function startServer() {
  let texts: object = {};
  let isDown = false;
  const seen = startFakeServer(() =>
    isDown
      ? new Response('gone', { status: 502 })
      : new Response(JSON.stringify(texts), {
          headers: { 'content-type': 'application/json', etag: JSON.stringify(texts) },
        }),
  );
  return {
    seen,
    say: (language: string, text: string) => {
      texts = { [language]: { [PLACE]: text } };
    },
    shipAgain: () => {
      texts = {};
    },
    goDown: () => {
      isDown = true;
    },
  };
}

async function open(language = 'en-GB') {
  await startI18n(language);
  const server = startServer();
  render(<Word />);
  return server;
}

const refresh = () => act(() => refreshOwnTexts());

test('own texts are laid over the shipped ones and follow changes, and nothing rerenders without one', async () => {
  const server = await open();
  server.say('en-GB', 'Gigs');
  expect(screen.getByText('Events')).toBeInTheDocument();
  stop = watchOwnTexts('7.0123');
  expect(await screen.findByText('Gigs')).toBeInTheDocument();
  expect(server.seen[0]?.url).toBe('/api/main/translations/7.0123');
  expect(server.seen[0]?.headers.get('authorization')).toBeNull();
  await refresh();
  const drawn = renders;
  await refresh();
  await refresh();
  expect(renders).toBe(drawn);
  server.say('en-GB', 'Shows');
  await refresh();
  expect(screen.getByText('Shows')).toBeInTheDocument();
  expect(i18next.t('shell:entries.pages.venues')).toBe('Venues');
  server.shipAgain();
  await refresh();
  expect(screen.getByText('Events')).toBeInTheDocument();
});

test('they are asked for again every 60 seconds', async () => {
  const server = await open();
  const timers = vi.spyOn(globalThis, 'setInterval');
  stop = watchOwnTexts('7.0123');
  const [tick] = timers.mock.calls.find(([, ms]) => ms === REFRESH_MS) ?? [];
  expect(REFRESH_MS).toBe(60_000);
  server.say('en-GB', 'Gigs');
  if (typeof tick === 'function') tick();
  expect(await screen.findByText('Gigs')).toBeInTheDocument();
});

test('what cannot be read changes nothing, and whoever works elsewhere reads the shipped texts', async () => {
  const server = await open();
  server.say('en-GB', 'Gigs');
  const end = watchOwnTexts('7.0123');
  expect(await screen.findByText('Gigs')).toBeInTheDocument();
  server.goDown();
  await refresh();
  expect(screen.getByText('Gigs')).toBeInTheDocument();
  end();
  expect(await screen.findByText('Events')).toBeInTheDocument();
  const asked = server.seen.length;
  await refresh();
  expect(server.seen).toHaveLength(asked);
});

test('a language without its region, and English, stand for what nobody says otherwise', async () => {
  const server = await open('fr-CH');
  const french = i18next.t('shell:entries.pages.shows');
  server.say('fr', 'Spectacles');
  stop = watchOwnTexts('7.0123');
  expect(await screen.findByText('Spectacles')).toBeInTheDocument();
  server.say('fr-CH', 'Soirées');
  await refresh();
  expect(screen.getByText('Soirées')).toBeInTheDocument();
  server.say('de', 'Abende');
  await refresh();
  expect(screen.getByText(french)).toBeInTheDocument();
});
