import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithConsole } from '#test/render-with-console.tsx';
import type * as notices from './notices.tsx';

let showToast: typeof notices.showToast;
let showNotification: typeof notices.showNotification;

const texts = () =>
  [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].map((node) => node.textContent);
/** Advances in steps, because a timer may start the next one. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(async () => {
  // Clears notices that tests of other files left in the module's queue.
  vi.resetModules();
  const { Notices, ...said } = await import('./notices.tsx');
  ({ showToast, showNotification } = said);
  await import('./notice-providers.tsx');
  await renderWithConsole(<Notices closeLabel="Close" />);
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(async () => {
  await pass(20_000);
  vi.useRealTimers();
});

describe('notices', () => {
  test('a toast goes by itself after five seconds', async () => {
    act(() => showToast('Saved.'));
    await pass(5000);
    expect(texts()).toEqual(['Saved.']);
    await pass(1000);
    expect(texts()).toEqual([]);
  });

  test('a toast stays while the pointer rests on it', async () => {
    act(() => showToast('Saved.'));
    await pass(1000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    await pass(10_000);
    expect(texts()).toEqual(['Saved.']);
    fireEvent.mouseLeave(screen.getByRole('status'));
    await pass(6000);
    expect(texts()).toEqual([]);
  });

  test('a toast enters in 225 ms and leaves in 195 ms', async () => {
    act(() => showToast('Saved.'));
    await pass(100);
    expect(screen.getByRole('status').style.transition).toMatch(/^transform 225ms /);
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(100);
    expect(screen.getByRole('status').style.transition).toMatch(/^transform 195ms /);
  });

  test('no more than three toasts are shown at once', async () => {
    act(() => {
      for (const word of ['One', 'Two', 'Three', 'Four']) showToast(word);
    });
    await pass(1000);
    expect(texts()).toHaveLength(3);
    expect(texts()).toContain('Four');
  });

  test('a notification disappears after two seconds and is never shown twice', async () => {
    act(() => {
      showNotification('Copied to clipboard');
      showNotification('Copied to clipboard');
    });
    await pass(2000);
    expect(texts()).toEqual(['Copied to clipboard']);
    await pass(1000);
    expect(texts()).toEqual([]);
  });

  test.each(['success', 'warning', 'error', 'info'] as const)('a toast is a %s', async (variant) => {
    act(() => showToast('Told', variant));
    await pass(300);
    expect(texts()).toEqual(['Told']);
    const role = variant === 'error' || variant === 'warning' ? 'alert' : 'status';
    expect(screen.getByRole(role)).toHaveTextContent('Told');
  });

  test.each(['a toast', 'a notification'])('a close button takes %s away at once', async (kind) => {
    act(() => (kind === 'a toast' ? showToast : showNotification)('Failed to copy to clipboard', 'error'));
    await pass(300);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(400);
    expect(texts()).toEqual([]);
  });
});
