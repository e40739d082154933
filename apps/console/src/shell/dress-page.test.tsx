import { testConfig } from '@parterre/contract/testing/test-config';
import { afterEach, describe, expect, test } from 'vitest';
import { brands } from '#brands/brands.ts';
import { chooseFavicon } from './dress-page.ts';
import { loadTagManager } from './start.tsx';

const tags = () => [...document.querySelectorAll('script')];
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

describe('the favicon', () => {
  test("is the brand's, but one market has its own", () => {
    expect(chooseFavicon(brands.parterre, '')).toBe('parterre.svg');
    expect(chooseFavicon(brands.parterre, 'CH')).toBe('parterre-ch.svg');
    expect(chooseFavicon(brands.rowline, 'CH')).toBe('rowline.svg');
  });
});

describe('the tag manager', () => {
  test('loads only in production, and only with a tag id', () => {
    loadTagManager(testConfig({ environment: 'staging', tagId: 'GTM-1' }));
    loadTagManager(testConfig({ environment: 'production', tagId: null }));
    expect(tags()).toEqual([]);
    loadTagManager(testConfig({ environment: 'production', tagId: 'GTM-1' }));
    expect(tags().map((tag) => tag.src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
  });
});
