import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { renderWithConsole } from '../../../test/render-with-console.tsx';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges('inPage', isDirty);
  return <Link to="/venues">Venues</Link>;
}

async function open(isDirty: boolean) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <UnsavedChangesGuard />
            <Outlet />
          </>
        ),
        children: [
          { path: '/shows', element: <Form isDirty={isDirty} /> },
          { path: '/venues', element: <h1>Venues page</h1> },
        ],
      },
    ],
    { initialEntries: ['/shows'] },
  );
  await renderWithConsole(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('link', { name: 'Venues' }));
}

describe('UnsavedChangesGuard', () => {
  test('lets go when nothing changed', async () => {
    await open(false);
    expect(await screen.findByRole('heading', { name: 'Venues page' })).toBeVisible();
  });

  test('asks in the words of the specification, and stays', async () => {
    await open(true);
    expect(await screen.findByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Venues' })).toBeVisible();
  });

  test('leaves when told to', async () => {
    await open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Venues page' })).toBeVisible();
  });

  test('asks before the tab closes', async () => {
    await open(true);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
