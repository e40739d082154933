import { cleanup } from '@testing-library/react';
import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, vi } from 'vitest';
import { writeCookie } from '../src/api/cookies.ts';
import './wait-for-effects.ts';

/** Test files of a worker share one document, so anything left in it could affect the next test. */
afterEach(() => {
  cleanup();
  for (const style of document.head.querySelectorAll('style')) style.textContent = '';
  for (const name of ['language', 'promoter', 'region'] as const) writeCookie(name, null);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** A stub that a file forgets would be there for the next file of the worker. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete document.documentElement.dataset.theme;
});
