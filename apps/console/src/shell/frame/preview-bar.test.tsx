import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { endPreview, startPreview } from '#i18n/preview-text.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { PreviewBar } from './preview-bar.tsx';

afterEach(() => endPreview());

function Word() {
  return <p>{useTranslation('shell').t('entries.pages.shows')}</p>;
}

test('a previewed text replaces all others of its language and is marked, until the preview ends', async () => {
  const element = (
    <>
      <Word />
      <PreviewBar />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await renderWithConsole(<RouterProvider router={router} />);
  expect(await screen.findByText('Events')).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await act(() => startPreview({ catalogue: 'shell', key: 'entries.pages.shows', language: 'de', text: 'Abende' }));
  expect(await screen.findByText('Abende')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
  await userEvent.setup({ delay: null }).click(await screen.findByText('Vorschau beenden'));
  expect(await screen.findByText('Events')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en-GB');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
