import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/start-i18n.ts';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import type { TableColumn } from './columns/table-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { BulkBar } from './selection/bulk-bar.tsx';
import { type RowsAnswer, useDataTable } from './use-data-table.ts';

interface Show {
  code: string;
  name: string;
  sold: number;
}

const ROWS: Show[] = [
  { code: 'A', name: 'Jaws in Concert', sold: 2142 },
  { code: 'B', name: 'Mahler: Symphony No. 5', sold: 276 },
  { code: 'C', name: 'Handel: Messiah', sold: 2190 },
];
const COLUMNS: TableColumn<Show>[] = [
  {
    id: 'name',
    header: 'Event',
    widthPx: 200,
    grow: 1,
    sortValue: 'ShowName',
    cell: (row) => <a href={`#${row.code}`}>{row.name}</a>,
  },
  { id: 'sold', header: 'Sold', widthPx: 100, align: 'end', cell: (row) => row.sold },
];

type BoardProps = Partial<Pick<DataTableProps<Show>, 'status' | 'empty'>> & {
  answer?: RowsAnswer;
  onOpenRow?: (row: Show) => void;
  rows?: Show[];
  onSort?: (sort: string) => void;
  tableId?: string;
  columns?: TableColumn<Show>[];
};

function Board({
  rows = ROWS,
  onSort,
  status = { kind: 'ready' },
  onOpenRow,
  empty,
  tableId = 'shows',
  columns = COLUMNS,
  answer,
}: BoardProps) {
  const model = useDataTable({
    id: tableId,
    columns,
    rows,
    getRowId: (row) => row.code,
    getRowLabel: (row) => row.name,
    sort: { value: 'ShowName', isDescending: false },
    onSort,
    canSelect: true,
    answer,
  });
  return (
    <>
      <DataTable caption="Events" empty={empty} model={model} rows={{ onOpen: onOpenRow }} status={status} />
      <BulkBar count={model.selectedIds.length} onClear={model.clearSelection}>
        <span>{model.selectedRows.map(({ name, sold }) => `${name} ${sold}`).join(', ')}</span>
      </BulkBar>
    </>
  );
}

const Wrapper = ({ children }: { children: ReactNode }) => (
  <KitWrapper>
    <MemoryRouter>{children}</MemoryRouter>
  </KitWrapper>
);

const show = (props: BoardProps = {}) => {
  render(<Board {...props} />, { wrapper: Wrapper });
  return userEvent.setup();
};
const row = (name: string) => screen.getByText(name).closest('tr') as HTMLTableRowElement;

beforeAll(() => startI18n('en-GB'));

describe('a table', () => {
  it('is a semantic table with a caption, headings and their order', () => {
    show({ onSort: () => undefined });
    const table = screen.getByRole('table', { name: 'Events' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('columnheader', { name: 'Event' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Sold' })).not.toHaveAttribute('aria-sort');
    expect(within(screen.getByRole('columnheader', { name: 'Sold' })).queryByRole('button')).not.toBeInTheDocument();
  });

  it('asks for an order by the server’s name', async () => {
    const asked: string[] = [];
    const user = show({ onSort: (sort) => asked.push(sort) });
    await user.click(screen.getByRole('button', { name: 'Event' }));
    expect(asked).toEqual(['ShowName']);
  });

  it('opens a row on a click and never selects it', async () => {
    const opened: string[] = [];
    const user = show({ onOpenRow: ({ code }) => opened.push(code) });
    await user.click(screen.getByText('276'));
    expect(opened).toEqual(['B']);
    expect(screen.getByRole('checkbox', { name: 'Select Mahler: Symphony No. 5' })).not.toBeChecked();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('leaves links and boxes their own click', async () => {
    const opened: string[] = [];
    const user = show({ onOpenRow: ({ code }) => opened.push(code) });
    await user.click(screen.getByRole('link', { name: 'Handel: Messiah' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Handel: Messiah' }));
    expect(opened).toEqual([]);
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });

  it('ticks and unticks the whole page, and Escape clears', async () => {
    const user = show();
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    await user.click(all);
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Handel: Messiah' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(all).toBePartiallyChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  it('keeps the ticked rows of pages turned since, and those of this page as they are now', async () => {
    const { rerender } = render(<Board rows={ROWS.slice(0, 1)} />, { wrapper: Wrapper });
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Select Jaws in Concert' }));
    rerender(<Board rows={ROWS.slice(1)} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Handel: Messiah' }));
    rerender(<Board rows={[{ code: 'C', name: 'Handel: Messiah', sold: 7 }]} />);
    expect(screen.getByText('Jaws in Concert 2142, Handel: Messiah 7')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Handel: Messiah' }));
    expect(screen.getByText('Jaws in Concert 2142')).toBeInTheDocument();
  });

  it('is walked by keyboard: one stop, arrows, Enter opens, Space ticks', async () => {
    const opened: string[] = [];
    const user = show({ onOpenRow: ({ code }) => opened.push(code) });
    expect(screen.getAllByRole('row').filter((element) => element.tabIndex === 0)).toEqual([row('Jaws in Concert')]);
    row('Jaws in Concert').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(row('Handel: Messiah')).toHaveFocus();
    expect(row('Handel: Messiah').tabIndex).toBe(0);
    await user.keyboard('{ArrowUp}{Enter} ');
    expect(opened).toEqual(['B']);
    expect(screen.getByRole('checkbox', { name: 'Select Mahler: Symphony No. 5' })).toBeChecked();
    await user.keyboard('{Home}');
    expect(row('Jaws in Concert')).toHaveFocus();
  });

  it('shows skeletons while the first rows load, and the old rows after that', () => {
    const { rerender } = render(<Board rows={[]} status={{ kind: 'loading' }} />, { wrapper: Wrapper });
    expect(screen.getByText('Loading data…')).toBeInTheDocument();
    expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
    expect(screen.queryByText('No data to display')).not.toBeInTheDocument();
    rerender(<Board status={{ kind: 'loading' }} />);
    expect(screen.getByText('Jaws in Concert')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });

  it('says that there are no rows, in its own words or those of the page', () => {
    const { rerender } = render(<Board rows={[]} />, { wrapper: Wrapper });
    expect(screen.getByText('No data to display')).toBeInTheDocument();
    rerender(<Board empty="No event yet" rows={[]} />);
    expect(screen.getByText('No event yet')).toBeInTheDocument();
  });

  it('says that there are no columns', () => {
    show({ columns: [] });
    expect(screen.getByText('No columns')).toBeInTheDocument();
  });

  it('has no column menu: a heading sorts, or does nothing', async () => {
    const user = show({ onSort: () => undefined });
    for (const heading of screen.getAllByRole('columnheader'))
      await user.pointer({ keys: '[MouseRight]', target: heading });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Event' }),
    ]);
  });

  it('says what failed and tries again', async () => {
    let tries = 0;
    const user = show({ rows: [], status: { kind: 'failed', error: undefined, onRetry: () => (tries += 1) } });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wro/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });

  it('keeps the rows that it has when reading them again failed', async () => {
    let tries = 0;
    const user = show({ status: { kind: 'failed', error: undefined, onRetry: () => (tries += 1) } });
    expect(row('Jaws in Concert')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wro/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
  });
});

describe('a table on a phone', () => {
  beforeAll(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('767px'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('is a list of cards that open, with nothing to tick', async () => {
    const opened: string[] = [];
    const user = show({ onOpenRow: ({ code }) => opened.push(code) });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(within(cards[1]!).getByText('276'));
    cards[0]!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(opened).toEqual(['B', 'C']);
  });
});

it('a row that was deleted is no longer selected; one that moved to another page still is', async () => {
  const answer = (count: number): RowsAnswer => ({ request: 'page 1', count });
  const view = render(<Board answer={answer(5)} />, { wrapper: Wrapper });
  for (const box of ['Select Jaws in Concert', 'Select Handel: Messiah'])
    await userEvent.click(screen.getByRole('checkbox', { name: box }));
  expect(screen.getByRole('toolbar')).toHaveTextContent('2142, Handel: Messiah 2190');
  view.rerender(<Board answer={answer(5)} rows={ROWS.slice(0, 2)} />);
  expect(screen.getByRole('toolbar')).toHaveTextContent('2142, Handel: Messiah 2190');
  view.rerender(<Board answer={answer(4)} rows={ROWS.slice(1, 2)} />);
  expect(screen.getByRole('toolbar')).toHaveTextContent(/1 selected.*Handel: Messiah 2190/);
  expect(screen.getByRole('toolbar')).not.toHaveTextContent('Jaws');
});
