import { testConfig } from '@parterre/contract/testing/test-config';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { forgetFailure, keepFailure } from '#api/error-reports/last-failure.ts';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { answerByPath } from '#test/answer-by-path.ts';
import { startFakeServer } from '#test/fake-server.ts';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { SupportPage, toSupportHref } from './support-page.tsx';

const FAILURE = {
  status: 500,
  data: { type: '', title: '', status: 500, code: 'INTERNAL' as const, requestId: 'request-77' },
};

beforeEach(forgetFailure);

async function open(supportUrl = 'https://support.example.com') {
  startFakeServer(answerByPath({}));
  setRuntimeConfig(testConfig({ supportUrl }));
  await renderWithConsole(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: SupportPage }])} />
      <Notices closeLabel="Close" />
    </>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Support centre' });
}

test('leads to the guides and to support, and names the keys and the version', async () => {
  await open();
  const guide = await screen.findByRole('link', { name: 'The seat manager' });
  expect(guide.getAttribute('href')).toMatch(/^https:..guides.example.com.seat-manager.md$/);
  expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', 'https://support.example.com');
  expect(screen.getByText('Ctrl K')).toBeInTheDocument();
  expect(screen.getByText(/^\d+\.\d+\.\d+ \(test\)$/)).toBeInTheDocument();
  expect(screen.getByText('None since this page was opened')).toBeInTheDocument();
});

test('has its buttons below what they are for, where long words do not press the title together', async () => {
  await open();
  const write = screen.getByRole('link', { name: 'Write to support' });
  expect(write.closest('header')).toBeNull();
  const words = screen.getByText(/^Say what you wanted to do/);
  expect(words.compareDocumentPosition(write)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the request id of the last error, to be copied and sent', async () => {
  keepFailure(FAILURE, new Date('2026-11-20T12:00:00Z'));
  await open('mailto:help@example.com');
  expect(await screen.findByText(/request-77 \(INTERNAL/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toMatch(
    /^mailto:help@example\.com\?subject=.*request-77&body=.*request-77/,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('request-77');
});

test('a mailto address keeps the parameters that it has already', () => {
  const mail = { subject: 'Parterre', text: 'Version: 1' };
  expect(toSupportHref('https://help.example', mail)).toBe('https://help.example');
  expect(toSupportHref('mailto:a@b.example?cc=c@b.example', mail)).toBe(
    'mailto:a@b.example?cc=c@b.example&subject=Parterre&body=%0A%0AVersion%3A%201',
  );
});
