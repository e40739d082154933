import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { useUnsavedChanges } from '#api/use-unsaved-changes.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { losesChanges, UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

function Form({ isDirty }: { isDirty: boolean }) {
  const [source] = useState({ subscribe: () => () => undefined, hasChanges: () => isDirty });
  useUnsavedChanges('inPage', source);
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
  test('lets the user leave when nothing changed', async () => {
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

const routes: RouteObject[] = [
  {
    path: '/shows/:showCode/tickets',
    children: [{ path: ':priceTypeId', handle: { isDrawer: true } }],
  },
  { path: '/shows' },
];
const page = { pathname: '/shows/A/tickets', search: '' };
const drawer = { pathname: '/shows/A/tickets/7', search: '' };
const elsewhere = { pathname: '/shows', search: '' };
const inPage = { inPage: true, inDrawer: false };
const inDrawer = { inPage: false, inDrawer: true };

describe('losesChanges', () => {
  test('asks when the page goes', () => {
    expect(losesChanges(routes, inPage, page, elsewhere)).toBe(true);
    expect(losesChanges(routes, inPage, page, { pathname: '/shows/B/tickets', search: '' })).toBe(true);
  });

  test('does not ask when only a drawer opens over the page', () => {
    expect(losesChanges(routes, inPage, page, drawer)).toBe(false);
    expect(losesChanges(routes, inPage, page, { ...page, search: '?drawer=region' })).toBe(false);
  });

  test('asks when the drawer goes, or shows another object', () => {
    expect(losesChanges(routes, inDrawer, drawer, page)).toBe(true);
    expect(losesChanges(routes, inDrawer, drawer, { pathname: '/shows/A/tickets/8', search: '' })).toBe(true);
    expect(losesChanges(routes, inDrawer, { ...page, search: '?drawer=reportFilter' }, page)).toBe(true);
  });

  test('does not ask for the drawer of translations, which edits the form below it', () => {
    const translation = { ...drawer, search: '?drawer=translation&field=name' };
    expect(losesChanges(routes, inDrawer, drawer, translation)).toBe(false);
    expect(losesChanges(routes, inDrawer, translation, drawer)).toBe(false);
    expect(losesChanges(routes, inDrawer, translation, page)).toBe(true);
  });

  test('does not ask for a filter, or when nothing changed', () => {
    expect(losesChanges(routes, inDrawer, drawer, { ...drawer, search: '?sort=name' })).toBe(false);
    expect(losesChanges(routes, { inPage: false, inDrawer: false }, page, elsewhere)).toBe(false);
  });
});
