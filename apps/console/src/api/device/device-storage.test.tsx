import { testConfig } from '@parterre/contract/testing/test-config';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setRuntimeConfig } from '#api/runtime-config.ts';
import { selectSettings, setNavigation } from '#api/settings.ts';
import { createStore } from '#api/store.ts';
import { keepCookies } from '#session/sign-in/keep-cookies.ts';
import { TagConsent, TagConsentCard } from '#shell/tag-consent.tsx';
import { renderWithConsole } from '#test/render-with-console.tsx';
import { keepOnDevice, readKept } from './device-storage.ts';
import { keepLooking, readLooking } from './look-as.ts';
import { readTimeFormat, setTimeFormat } from './time-format.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the device keeps a text until it is deleted', () => {
  keepOnDevice('a-key', 'text');
  expect(readKept('a-key')).toBe('text');
  expect(readKept('a-key', 'tab')).toBeNull();
  keepOnDevice('a-key', null);
  expect(readKept('a-key')).toBeNull();
});

test('a browser that blocks its storage keeps nothing, and everything else works', async () => {
  for (const place of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(place, { getItem: refuse, setItem: refuse, removeItem: refuse });
  const store = createStore();
  const stop = keepCookies(store);
  store.dispatch(setNavigation('minimal'));
  stop();
  expect(selectSettings(store.getState()).drawers.navigation).toBe('minimal');
  setTimeFormat('12h');
  expect(readTimeFormat()).toBe('12h');
  setTimeFormat('24h');
  keepLooking(null);
  expect(readLooking()).toBeNull();
  setRuntimeConfig(testConfig({ environment: 'production', tagId: 'GTM-1' }));
  await renderWithConsole(
    <>
      <TagConsent tagId="GTM-1" />
      <TagConsentCard />
    </>,
    { store },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
