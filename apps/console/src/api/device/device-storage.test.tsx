import { afterEach, expect, test, vi } from 'vitest';
import { selectSettings } from '#api/settings.ts';
import { createStore } from '#api/store.ts';
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

test('a browser that blocks its storage keeps nothing, and everything else works', () => {
  for (const place of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(place, { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(selectSettings(createStore().getState()).drawers.navigation).toBeNull();
  setTimeFormat('12h');
  expect(readTimeFormat()).toBe('12h');
  setTimeFormat('24h');
  keepLooking(null);
  expect(readLooking()).toBeNull();
});
