import type { Question } from '@parterre/contract/questions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { json, problem, startFakeServer } from '#test/fake-server.ts';
import { FeaturesGate } from '#test/features-gate.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { QuestionsCard } from './questions-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const LIST = 'GET /api/main/shows/K7M2QXRB/questions';
const ORDER = 'PATCH /api/main/shows/K7M2QXRB/questions';

const question = (questionId: number, label: string): Question => ({
  questionId,
  kind: 'text',
  label: { 'en-GB': label },
  askedPer: 'order',
  isRequired: false,
  isArchived: false,
  choices: [],
  answers: 0,
  revision: 1,
});

async function openCard(answer: Parameters<typeof answerByPath>[0][string]) {
  const seen = startFakeServer(
    answerByPath({
      [LIST]: { items: [question(1, 'Diet'), question(2, 'Size'), question(3, 'Music')] },
      [ORDER]: answer,
    }),
  );
  const element = (
    <FeaturesGate>
      <QuestionsCard showCode="K7M2QXRB" />
      <Notices closeLabel="Close" />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB' });
  await screen.findByRole('link', { name: 'Music' });
  const sent = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(String(body)));
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const up = (label: string) => screen.getByRole('button', { name: new RegExp(`Move .*${label}.* up`, 'i') });
  const reads = () => seen.filter(({ method, url }) => method === 'GET' && url.includes('/questions')).length;
  return { sent, shown, up, reads, user: userEvent.setup({ delay: null }) };
}

test('a moved question changes its place at once, and moves are sent one after the other', async () => {
  let answer = (_: Response) => {};
  const { sent, shown, up, reads, user } = await openCard(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  await user.click(up('Music'));
  await waitFor(() => expect(shown()).toEqual(['Diet', 'Music', 'Size']));
  await user.click(up('Music'));
  await waitFor(() => expect(shown()).toEqual(['Music', 'Diet', 'Size']));
  expect(sent()).toEqual([{ questionIds: [1, 3, 2] }]);
  answer(json({ items: [] }));
  await waitFor(() => expect(sent()).toEqual([{ questionIds: [1, 3, 2] }, { questionIds: [3, 1, 2] }]));
  // The list is read again meanwhile, as it was before the second move.
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
  expect(shown()).toEqual(['Music', 'Diet', 'Size']);
});

test('a refused move is undone, and a message says so', async () => {
  const { shown, up, user } = await openCard(() => problem('FORBIDDEN'));
  await user.click(up('Music'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Diet', 'Size', 'Music']));
});

test('questions that could not be read say so, and are read again', async () => {
  let isAway = true;
  startFakeServer(
    answerByPath({ [LIST]: () => (isAway ? problem('INTERNAL') : json({ items: [question(1, 'Diet')] })) }),
  );
  const element = (
    <FeaturesGate>
      <QuestionsCard showCode="K7M2QXRB" />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await renderWithConsole(<RouterProvider router={router} />, { language: 'en-GB' });
  expect(await screen.findByText(/Something went wrong on the server/)).toBeInTheDocument();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Diet' })).toBeInTheDocument();
});
