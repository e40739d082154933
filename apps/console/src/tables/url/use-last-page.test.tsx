import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import type { AnsweredPage } from '../paging/use-existing-page.ts';
import type { TableUrlDefaults } from './table-url-state.ts';
import { useLastPage } from './use-last-page.ts';
import { useTableUrlState } from './use-table-url-state.ts';

const DEFAULTS: TableUrlDefaults = { sortValues: ['Name'] };

const at =
  (url: string) =>
  ({ children }: { children: ReactNode }) => (
    <KitWrapper>
      <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
    </KitWrapper>
  );

/** Opens a table with that many rows at a URL; `places` records the URLs. */
function open(url: string, count: number) {
  const places: string[] = [];
  const { result } = renderHook(
    () => {
      const { state } = useTableUrlState(DEFAULTS);
      const shownCount = Math.min(state.pageSize, Math.max(0, count - (state.page - 1) * state.pageSize));
      places.push(useLocation().search);
      return { state, isBehind: useLastPage(state, { shownCount, total: { count, kind: 'exact' } }) };
    },
    { wrapper: at(url) },
  );
  return { ...result.current, places };
}

/** Opens page 9; returns the resulting URL and whether the table redirects. */
const openNinth = (answered: AnsweredPage | undefined) =>
  renderHook(() => ({ isBehind: useLastPage({ page: 9, pageSize: 20 }, answered), search: useLocation().search }), {
    wrapper: at('/?page=9'),
  }).result.current;

describe('a page behind the last one', () => {
  it('becomes the last page in the URL, and the other parameters stay', () => {
    const { state, isBehind, places } = open('/?page=9&search=mahler&drawer=region', 39);
    expect(state).toMatchObject({ page: 2, search: 'mahler' });
    expect(places.at(-1)).toBe('?page=2&search=mahler&drawer=region');
    expect(isBehind).toBe(false);
  });

  it('is counted with the rows per page of the URL', () => {
    expect(open('/?page=9&pageSize=10', 39).places.at(-1)).toBe('?page=4&pageSize=10');
    expect(open('/?page=3&pageSize=100', 200).places.at(-1)).toBe('?page=2&pageSize=100');
  });

  it('becomes the first page of an empty list', () => {
    expect(open('/?page=2', 0).places.at(-1)).toBe('');
    expect(open('/?page=9', 20).places.at(-1)).toBe('');
  });
});

describe('any other page', () => {
  it.each(['/', '/?page=2', '/?page=2&pageSize=10'])('stays: %s', (url) => {
    const { places, isBehind } = open(url, 39);
    expect(new Set(places)).toEqual(new Set([url.slice(1)]));
    expect(isBehind).toBe(false);
  });

  it('stays until the server has answered', () => {
    expect(openNinth(undefined)).toEqual({ isBehind: false, search: '?page=9' });
  });

  it('stays when it has rows, whatever an estimate of their number says', () => {
    const answered = { shownCount: 20, total: { count: 100, kind: 'around' as const } };
    expect(openNinth(answered)).toEqual({ isBehind: false, search: '?page=9' });
  });
});
