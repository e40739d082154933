import { describe, expect, test } from 'vitest';
import { brands } from '#brands/brands.ts';
import { chooseFavicon } from './dress-page.ts';

describe('the favicon', () => {
  test("is the brand's, but one market has its own", () => {
    expect(chooseFavicon(brands.parterre, '')).toBe('parterre.svg');
    expect(chooseFavicon(brands.parterre, 'CH')).toBe('parterre-ch.svg');
    expect(chooseFavicon(brands.rowline, 'CH')).toBe('rowline.svg');
  });
});
