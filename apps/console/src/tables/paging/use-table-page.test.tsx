import { renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { useTableUrlState } from '../url/use-table-url-state.ts';
import { type ListResult, useTablePage } from './use-table-page.ts';

const rows = Array.from({ length: 39 }, (_, row) => row);
const arrived = { isFetching: false, isUninitialized: false, refetch: vi.fn() };
const answer = (items: number[]) => ({ items, totalItems: rows.length, totalKind: 'exact' as const });

/** Renders a table at a URL; `ask` answers for each page. */
function open(url: string, ask: (page: number) => ListResult<number>) {
  const seen: { search: string; status: string; shown: number }[] = [];
  const { result } = renderHook(
    () => {
      const url = useTableUrlState({ sortValues: ['Name'] });
      const table = useTablePage(url, ask(url.state.page));
      seen.push({ search: useLocation().search, status: table.status.kind, shown: table.rows.length });
      return table;
    },
    {
      wrapper: ({ children }) => (
        <KitWrapper>
          <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
        </KitWrapper>
      ),
    },
  );
  return { result, seen };
}

const fromServer = (page: number) => ({ ...arrived, data: answer(rows.slice((page - 1) * 20, page * 20)) });

describe('the page of a table', () => {
  it('is never an empty one of a table that has rows', () => {
    const { result, seen } = open('/?page=9', fromServer);
    expect(seen[0]).toEqual({ search: '?page=9', status: 'loading', shown: 0 });
    expect(seen.at(-1)).toEqual({ search: '?page=2', status: 'ready', shown: 19 });
    expect(result.current).toMatchObject({ total: { count: 39, kind: 'exact' } });
    expect(seen.every(({ status, shown }) => status === 'loading' || shown > 0)).toBe(true);
  });

  it('is not taken for the last while the answer is still that of another list', () => {
    const { seen } = open('/?page=2&pageSize=10', () => ({ ...arrived, isFetching: true, data: answer([0, 1, 2]) }));
    expect(seen.at(-1)).toEqual({ search: '?page=2&pageSize=10', status: 'loading', shown: 0 });
  });

  it('stays where it was when the request failed', () => {
    const failed = () => ({ ...arrived, error: { status: 'FETCH_ERROR', error: 'offline' } });
    const { result, seen } = open('/?page=9', failed);
    expect(result.current.status.kind).toBe('failed');
    expect(seen.at(-1)?.search).toBe('?page=9');
  });

  it('keeps its rows when reading them again failed, but never shows those of another page', () => {
    const error = { status: 'FETCH_ERROR', error: 'offline' };
    const again = open('/', () => ({ ...arrived, error, data: answer([0, 1, 2]), currentData: answer([0, 1, 2]) }));
    expect(again.seen.at(-1)).toMatchObject({ status: 'failed', shown: 3 });
    const other = open('/', () => ({ ...arrived, error, data: answer([0, 1, 2]), currentData: undefined }));
    expect(other.seen.at(-1)).toMatchObject({ status: 'failed', shown: 0 });
  });

  it('waits for what was not asked yet', () => {
    const { result } = open('/', () => ({ ...arrived, isUninitialized: true }));
    expect(result.current.status.kind).toBe('loading');
  });
});
