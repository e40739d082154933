import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { losesChanges } from './loses-changes.ts';

const routes: RouteObject[] = [
  {
    path: '/shows/:showCode/tickets',
    children: [{ path: ':priceTypeId', handle: { isDrawer: true } }],
  },
  { path: '/shows' },
];
const page = { pathname: '/shows/A/tickets', search: '' };
const drawer = { pathname: '/shows/A/tickets/7', search: '' };
const elsewhere = { pathname: '/shows', search: '' };
const inPage = { inPage: true, inDrawer: false };
const inDrawer = { inPage: false, inDrawer: true };

describe('losesChanges', () => {
  test('asks when the page goes', () => {
    expect(losesChanges(routes, inPage, page, elsewhere)).toBe(true);
    expect(losesChanges(routes, inPage, page, { pathname: '/shows/B/tickets', search: '' })).toBe(true);
  });

  test('does not ask when only a drawer opens over the page', () => {
    expect(losesChanges(routes, inPage, page, drawer)).toBe(false);
    expect(losesChanges(routes, inPage, page, { ...page, search: '?drawer=region' })).toBe(false);
  });

  test('asks when the drawer goes, or shows another object', () => {
    expect(losesChanges(routes, inDrawer, drawer, page)).toBe(true);
    expect(losesChanges(routes, inDrawer, drawer, { pathname: '/shows/A/tickets/8', search: '' })).toBe(true);
    expect(losesChanges(routes, inDrawer, { ...page, search: '?drawer=reportFilter' }, page)).toBe(true);
  });

  test('does not ask for the drawer of translations, which edits the form below it', () => {
    const translation = { ...drawer, search: '?drawer=translation&field=name' };
    expect(losesChanges(routes, inDrawer, drawer, translation)).toBe(false);
    expect(losesChanges(routes, inDrawer, translation, drawer)).toBe(false);
    expect(losesChanges(routes, inDrawer, translation, page)).toBe(true);
  });

  test('does not ask for a filter, or when nothing changed', () => {
    expect(losesChanges(routes, inDrawer, drawer, { ...drawer, search: '?sort=name' })).toBe(false);
    expect(losesChanges(routes, { inPage: false, inDrawer: false }, page, elsewhere)).toBe(false);
  });
});
