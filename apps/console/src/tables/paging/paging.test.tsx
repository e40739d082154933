import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import type { RowCount } from './page-range.ts';
import { slicePage, toPageRequest } from './page-size.ts';
import { TablePagination } from './table-pagination.tsx';
import { useOwnPage } from './use-own-page.tsx';

const show = (page: number, pageSize: number, shownCount: number, total: RowCount) => {
  const calls: string[] = [];
  render(
    <TablePagination
      onPage={(next) => calls.push(`page ${next}`)}
      onPageSize={(next) => calls.push(`size ${next}`)}
      page={page}
      pageSize={pageSize}
      shownCount={shownCount}
      total={total}
    />,
    { wrapper: KitWrapper },
  );
  return calls;
};

describe('asking for a page', () => {
  it('asks for the page itself from 20 rows on', () => {
    expect(toPageRequest(3, 50)).toEqual({ pageIndex: 3, pageSize: 50, offset: 0, length: 50 });
  });

  it('fetches 20 and shows 10 where 10 were chosen', () => {
    const rows = Array.from({ length: 20 }, (_, row) => row);
    expect(toPageRequest(1, 10)).toEqual({ pageIndex: 1, pageSize: 20, offset: 0, length: 10 });
    expect(slicePage(rows, toPageRequest(1, 10))).toEqual(rows.slice(0, 10));
    expect(slicePage(rows, toPageRequest(2, 10))).toEqual(rows.slice(10));
    expect(toPageRequest(3, 10).pageIndex).toBe(2);
  });
});

describe('the words of the pagination', () => {
  it('say from, to and an exact count', () => {
    show(2, 20, 20, { count: 1234, kind: 'exact' });
    expect(screen.getByText('21–40 of 1,234')).toBeInTheDocument();
  });

  it('say more than, and around, when the count is unknown', () => {
    show(1, 20, 20, { count: 10000, kind: 'moreThan' });
    expect(screen.getByText('1–20 of more than 10,000')).toBeInTheDocument();
    show(1, 20, 20, { count: 300, kind: 'around' });
    expect(screen.getByText('1–20 of around 300')).toBeInTheDocument();
  });

  it('are empty for an empty table', () => {
    show(1, 20, 0, { count: 0, kind: 'exact' });
    expect(screen.getByText('0–0 of 0')).toBeInTheDocument();
  });

  it('do not say that a table is empty while its rows are loading', () => {
    show(2, 20, 0, { count: 39, kind: 'exact' });
    expect(screen.queryByText(/0–0/)).not.toBeInTheDocument();
  });
});

describe('walking the pages', () => {
  it('stops at the first and at the last page', () => {
    show(1, 20, 5, { count: 5, kind: 'exact' });
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('may go on from a full page of an unknown count', async () => {
    const calls = show(3, 20, 20, { count: 40, kind: 'moreThan' });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(calls).toEqual(['page 4']);
  });

  it('offers 10, 20, 50 and 100 rows', async () => {
    const calls = show(1, 20, 20, { count: 100, kind: 'exact' });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '50', '100']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Rows per page/ }), '50');
    expect(calls).toEqual(['size 50']);
  });

  it('shows another number of rows that an address asked for', () => {
    show(2, 35, 35, { count: 100, kind: 'exact' });
    expect(screen.getByRole('combobox', { name: /Rows per page/ })).toHaveValue('35');
    expect(screen.getByText('36–70 of 100')).toBeInTheDocument();
    expect(toPageRequest(2, 35)).toEqual({ pageIndex: 2, pageSize: 35, offset: 0, length: 35 });
  });
});

it('a card returns to its last page when the rows of a later one are gone', async () => {
  const user = userEvent.setup();
  const Rows = () => {
    const paging = useOwnPage(10);
    const [count, setCount] = useState(11);
    const items = Array.from({ length: count }, (_, row) => `Row ${row + 1}`);
    return (
      <>
        <button onClick={() => setCount(10)} type="button">
          Remove
        </button>
        {paging.slice(items).map((row) => (
          <p key={row}>{row}</p>
        ))}
        {paging.renderPaging({ items, totalItems: count })}
      </>
    );
  };
  render(<Rows />, { wrapper: KitWrapper });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Row 11')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Row 10')).toBeInTheDocument();
});
