import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ClosedFeatures } from '#pages/closed-pages.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { withRouterLinks } from './router-links.tsx';

async function open() {
  const element = (
    <ThemeProvider theme={withRouterLinks}>
      <ClosedFeatures value={new Set(['reporting'])}>
        <Link href="/venues">Venues</Link>
        <Link href="https://example.com/guide">Guide</Link>
        <Link href="/reports">Reports</Link>
        <Button href="/reports">All reports</Button>
      </ClosedFeatures>
    </ThemeProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await renderWithConsole(<RouterProvider router={router} />, {});
  return router;
}

test('a link to a page of the console goes there without a reload; one to another site is the browser’s', async () => {
  const router = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Venues' }));
  expect(router.state.location.pathname).toBe('/venues');
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', 'https://example.com/guide');
});

test('a link to a page that is switched off is plain text, and a button is not there', async () => {
  await open();
  expect(screen.getByText('Reports')).toBeVisible();
  expect(screen.queryByRole('link', { name: /reports/i })).toBeNull();
});
