import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { NotificationBell } from './notification-bell.tsx';

const UNREAD = 'GET /api/backstage/notifications/unread';

async function open(answer: Parameters<typeof answerByPath>[0][string]) {
  startFakeServer(answerByPath({ [UNREAD]: answer }));
  const router = createMemoryRouter([{ path: '/', element: <NotificationBell /> }]);
  await renderWithConsole(<RouterProvider router={router} />, {});
  return router;
}

test.each([
  [1, 'Notifications: 1 unread'],
  [12, 'Notifications: 12 unread'],
  [100, 'Notifications: 99+ unread'],
])('%i unread: %s; a click opens them', async (unread, name) => {
  const router = await open({ unread });
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(router.state.location.search).toBe('?drawer=notifications');
});

test('says when there is nothing new, and when the notifications could not be loaded', async () => {
  await open(() => problem('UNAVAILABLE'));
  expect(await screen.findByRole('button', { name: 'Notifications: nothing new' })).toBeInTheDocument();
});
