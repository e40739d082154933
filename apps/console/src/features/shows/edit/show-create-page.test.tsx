import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { allBut, answerByPath } from '../../../../test/answer-by-path.ts';
import { startFakeServer } from '../../../../test/fake-server.ts';
import { FeaturesGate } from '../../../../test/features-gate.tsx';
import { renderWithConsole } from '../../../../test/render-with-console.tsx';
import { ShowCreatePage } from './show-create-page.tsx';

afterEach(() => vi.unstubAllGlobals());

async function openNew(answers: Parameters<typeof answerByPath>[0] = {}) {
  const seen = startFakeServer(answerByPath(answers));
  const element = (
    <FeaturesGate>
      <ShowCreatePage />
    </FeaturesGate>
  );
  const router = createMemoryRouter([{ path: '/shows/new', element }], { initialEntries: ['/shows/new'] });
  await renderWithConsole(<RouterProvider router={router} />);
  const create = await screen.findByRole('button', { name: 'Create event' });
  return { create, sent: () => seen.filter(({ method }) => method === 'POST'), user: userEvent.setup({ delay: null }) };
}

test('an event without name, venue and start is refused at each of them before anything is sent', async () => {
  const { create, sent, user } = await openNew();
  await user.click(create);
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /^Venue/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /^Starts/ })).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('who may not make events finds the button locked, with its reason', async () => {
  const { create, sent, user } = await openNew(allBut('show:write'));
  expect(create).toHaveAccessibleDescription(/You need the permission show:write/);
  await user.click(create);
  expect(sent()).toEqual([]);
});
