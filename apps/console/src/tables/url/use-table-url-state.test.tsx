import { PAGE_INDEX_MESSAGE, PAGE_SIZE_MESSAGE } from '@parterre/contract/wire/paging';
import { CHOICE_MESSAGE } from '@parterre/contract/wire/values';
import { act, renderHook, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { Notices } from '#ui/notices/notices.tsx';
import { readTableState, type TableUrlDefaults, writeTableState } from './table-url-state.ts';
import { listRefused, useTableUrlState } from './use-table-url-state.ts';

const DEFAULTS: TableUrlDefaults = {
  sortValues: ['Date', 'ShowName'],
  isDescending: true,
  dateFrom: '2026-10-01',
  dateTo: '2027-01-31',
  filterNames: ['status'],
  isFilterValue: (_name, value) => value !== 'OPEN',
};

const start = (url: string) =>
  renderHook(() => ({ table: useTableUrlState(DEFAULTS), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitWrapper>
        <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
        <Notices closeLabel="Close" />
      </KitWrapper>
    ),
  });

describe('the table state in the URL', () => {
  it('is the defaults when the URL is bare, and writes none of them', () => {
    const state = readTableState(new URLSearchParams(), DEFAULTS);
    expect(state).toEqual({
      page: 1,
      pageSize: 20,
      sort: 'Date',
      isDescending: true,
      search: '',
      dateFrom: '2026-10-01',
      dateTo: '2027-01-31',
      filters: { status: [] },
    });
    expect(writeTableState(new URLSearchParams('drawer=region'), state, DEFAULTS).toString()).toBe('drawer=region');
  });

  it('falls back where the URL makes no sense', () => {
    const params = new URLSearchParams('page=-3&pageSize=7&sort=Nonsense&dateFrom=2026-02-30&dateTo=2200-01-01');
    expect(readTableState(params, DEFAULTS)).toEqual(readTableState(new URLSearchParams(), DEFAULTS));
    expect(readTableState(new URLSearchParams('dateFrom=2026-12-02&dateTo=2026-12-01'), DEFAULTS).dateFrom).toBe(
      '2026-10-01',
    );
  });

  it('survives being written and read', () => {
    const state = readTableState(
      new URLSearchParams(
        'page=3&pageSize=50&sort=ShowName&desc=true&search=a%26b&dateFrom=&status=ACTIVE&status=PENDING',
      ),
      DEFAULTS,
    );
    expect(state.dateFrom).toBe('');
    expect(state.filters.status).toEqual(['ACTIVE', 'PENDING']);
    expect(readTableState(writeTableState(new URLSearchParams(), state, DEFAULTS), DEFAULTS)).toEqual(state);
  });

  it('goes back to page 1 on a new page size, sort, search, date or filter', () => {
    const changes: ((table: ReturnType<typeof useTableUrlState>) => void)[] = [
      (table) => table.setPageSize(50),
      (table) => table.setSort('ShowName'),
      (table) => table.setSearch('mahler'),
      (table) => table.setDateRange({ dateFrom: '2026-11-01', dateTo: '2026-11-30' }),
      (table) => table.setDateRange(null),
      (table) => table.setFilter('status', ['ACTIVE']),
    ];
    for (const change of changes) {
      const { result } = start('/?page=4&drawer=region');
      expect(result.current.table.state.page).toBe(4);
      act(() => change(result.current.table));
      expect(result.current.table.state.page).toBe(1);
      expect(result.current.search).toContain('drawer=region');
    }
  });

  it('keeps everything else when only the page changes', () => {
    const { result } = start('/?search=mahler&pageSize=50');
    act(() => result.current.table.setPage(2));
    expect(result.current.table.state).toMatchObject({ page: 2, pageSize: 50, search: 'mahler' });
  });

  it('turns the direction when the same sort is chosen again', () => {
    const { result } = start('/?sort=ShowName');
    expect(result.current.table.state.isDescending).toBe(false);
    act(() => result.current.table.setSort('ShowName'));
    expect(result.current.table.state).toMatchObject({ sort: 'ShowName', isDescending: true });
    act(() => result.current.table.setSort('Date'));
    expect(result.current.table.state).toMatchObject({ sort: 'Date', isDescending: false });
    act(() => result.current.table.clearFilters());
    expect(result.current.table.state.sort).toBe('Date');
  });

  it.each([
    ['/', false],
    ['/?page=2&sort=ShowName', false],
    ['/?dateFrom=', false],
    ['/?search=mahler', true],
    ['/?status=ACTIVE', true],
    ['/?dateTo=2026-12-31', true],
  ])('knows whether %s leaves out rows that the list shows by default', (address, expected) => {
    expect(start(address).result.current.table.isFiltered).toBe(expected);
  });

  it('leaves out invalid filter values, and what is too long of a search', () => {
    const params = new URLSearchParams(`status=OPEN&status=ACTIVE&search=${'a'.repeat(300)}`);
    const state = readTableState(params, DEFAULTS);
    expect(state.filters.status).toEqual(['ACTIVE']);
    expect(state.search).toHaveLength(200);
  });
});

describe('a URL that a table cannot show', () => {
  const refusedOf = (query: string) => listRefused(new URLSearchParams(query), DEFAULTS);

  it.each(['pageSize=9', 'pageSize=19', 'pageSize=101', 'pageSize=twenty', 'pageSize='])('is %s', (query) => {
    expect(refusedOf(query)).toEqual(['pageSize']);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=two', 'page='])('is %s', (query) => {
    expect(refusedOf(query)).toEqual(['pageIndex']);
  });

  it('is a sort that the data does not have', () => {
    expect(refusedOf('sort=Town')).toEqual(['sort']);
    expect(refusedOf('sort=Town&page=0&pageSize=7')).toEqual(['pageSize', 'pageIndex', 'sort']);
  });

  it('is a page beyond the last row; the last page is shown instead', () => {
    expect(refusedOf('page=500')).toEqual([]);
    expect(refusedOf('page=501')).toEqual(['tooDeep']);
    expect(refusedOf('page=101&pageSize=100')).toEqual(['tooDeep']);
    expect(readTableState(new URLSearchParams('page=501'), DEFAULTS).page).toBe(500);
    expect(readTableState(new URLSearchParams('page=1000&pageSize=10'), DEFAULTS).page).toBe(1000);
  });

  it('is not one without parameters, nor one with a page in range', () => {
    expect(refusedOf('')).toEqual([]);
    expect(refusedOf('pageSize=10&page=2&sort=ShowName&other=1')).toEqual([]);
  });

  it('is not one with a page size from 20 to 100', () => {
    for (let size = 20; size <= 100; size++) {
      expect(refusedOf(`pageSize=${size}`)).toEqual([]);
      expect(readTableState(new URLSearchParams(`pageSize=${size}`), DEFAULTS).pageSize).toBe(size);
    }
    expect(readTableState(new URLSearchParams('pageSize=30&page=400'), DEFAULTS).page).toBe(333);
  });

  it('is corrected with a notice for each part, and the rest of it stays', async () => {
    const { result } = start('/?pageSize=101&page=0&sort=Town&search=mahler&drawer=region');
    expect(result.current.search).toBe('?search=mahler&drawer=region');
    expect(result.current.table.state).toMatchObject({ page: 1, pageSize: 20, sort: 'Date', search: 'mahler' });
    const words = [PAGE_SIZE_MESSAGE, PAGE_INDEX_MESSAGE, CHOICE_MESSAGE];
    for (const message of words) expect(await screen.findAllByText(message)).toHaveLength(1);
    const [alert] = screen.getAllByRole('alert');
    expect(within(alert!).getByText(PAGE_SIZE_MESSAGE)).toBeInTheDocument();
  });
});
