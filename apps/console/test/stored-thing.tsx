import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect } from 'vitest';
import { answerByPath } from './answer-by-path.ts';
import { json, problem, type SeenRequest, startFakeServer } from './fake-server.ts';
import { FeaturesGate } from './features-gate.tsx';
import { renderWithConsole } from './render-with-console.tsx';

/** A stored object that other users change too: writes with an old revision are refused, as by the real server. */
export function keepThing<T extends { revision: number }>(first: T) {
  let now = first;
  const change = (changes: object) => {
    now = { ...now, ...changes, revision: now.revision + 1 };
  };
  const page = () => json({ items: [now], totalPages: 1, totalItems: 1, totalKind: 'exact' });
  const write = ({ headers, body }: SeenRequest) => {
    if (headers.get('if-match') !== `"${now.revision}"`) return problem('STALE');
    change(JSON.parse(String(body)));
    return json(now);
  };
  return { now: () => now, changeElsewhere: change, one: () => json(now), page, write };
}

interface OpenedDrawer {
  drawer: ReactNode;
  path: string;
  url: string;
  answers: Parameters<typeof answerByPath>[0];
}

/** Opens the drawer of a URL over an empty page; `sent` returns the writes with their revisions. */
export async function openDrawer({ drawer, path, url, answers }: OpenedDrawer) {
  const seen = startFakeServer(answerByPath(answers));
  const router = createMemoryRouter(
    [
      { path: '*', element: <h1>The page</h1> },
      { path, element: <FeaturesGate>{drawer}</FeaturesGate> },
    ],
    { initialEntries: [url] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  const sent = () =>
    seen
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers, body }) => [headers.get('if-match'), JSON.parse(String(body))]);
  return { seen, sent, router, user: userEvent.setup({ delay: null }) };
}

export async function fill(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
}

/** Opens a drawer while its show cannot be read, then retries by the drawer's own button. */
export async function openWithoutEvent({ answers, ...drawer }: OpenedDrawer, event: object) {
  let isFailing = true;
  const read = () => (isFailing ? problem('INTERNAL') : json(event));
  const opened = await openDrawer({ ...drawer, answers: { ...answers, 'GET /api/main/shows/K7M2QXRB': read } });
  expect(await screen.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
  isFailing = false;
  await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
}
