import { afterEach, describe, expect, test } from 'vitest';
import { readCookie, writeCookie } from '#api/cookies.ts';
import { setLanguage, setNavigation, setPromoter } from '#api/settings.ts';
import { createStore } from '#api/store.ts';
import { readRegionId, selectRegionId, sessionEnded, setRegion } from '../session-state.ts';
import { keepCookies } from './keep-cookies.ts';

afterEach(() => {
  for (const name of ['language', 'promoter', 'region'] as const) writeCookie(name, null);
  window.localStorage.clear();
});

describe('keepCookies', () => {
  test('sets the region cookie while there is a region and deletes it when there is none', () => {
    const store = createStore();
    const stop = keepCookies(store);
    store.dispatch(setRegion(4));
    expect(readCookie('region')).toBe('4');
    store.dispatch(setRegion(null));
    expect(readCookie('region')).toBeNull();
    stop();
  });

  test('leaves the region as it is found, for a reload, a new tab and whoever signs in next', () => {
    writeCookie('region', '4');
    const store = createStore();
    const stop = keepCookies(store);
    expect(readCookie('region')).toBe('4');
    store.dispatch(sessionEnded());
    expect(readCookie('region')).toBe('4');
    expect(selectRegionId(createStore().getState())).toBe(4);
    stop();
  });

  test('keeps the language, the promoter and the navigation for the next start', () => {
    const store = createStore();
    const stop = keepCookies(store);
    store.dispatch(setLanguage('de'));
    store.dispatch(setPromoter(42));
    store.dispatch(setNavigation('minimal'));
    stop();
    const settings = createStore().getState().settings;
    expect(settings).toMatchObject({ language: 'de', promoter: 42, drawers: { navigation: 'minimal' } });
  });
});

describe('readRegionId', () => {
  test('starts from the address, otherwise from the cookie', () => {
    writeCookie('region', '3');
    expect(readRegionId('?partnersiteid=8')).toBe(8);
    expect(readRegionId('?other=1')).toBe(3);
    expect(readRegionId('?partnersiteid=')).toBe(3);
    writeCookie('region', null);
    expect(readRegionId('')).toBeNull();
  });
});
