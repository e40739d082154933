import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { answerByPath } from '#test/answer-by-path.ts';
import { problem, startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { LanguageDrawer } from './choice-drawers.tsx';

test('a language that the account refuses to keep is chosen in this browser, and a message says so', async () => {
  const seen = startFakeServer(
    answerByPath({
      'GET /api/backstage/account': { name: 'Ada', language: 'en-GB', timeFormat: '24h' },
      'PATCH /api/backstage/account': () => problem('STALE'),
    }),
  );
  const handleClose = vi.fn();
  const element = (
    <>
      <LanguageDrawer onClose={handleClose} />
      <Notices closeLabel="Close" />
    </>
  );
  await renderWithConsole(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await vi.waitFor(() => expect(seen.some(({ url }) => url.includes('account'))).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'Deutsch' }));
  expect(handleClose).toHaveBeenCalled();
  expect(await screen.findByRole('alert', { hidden: true })).toBeInTheDocument();
});
