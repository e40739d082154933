import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import { useDataTable } from '../use-data-table.ts';
import { ColumnButton } from './column-button.tsx';
import { ColumnDrawer } from './column-drawer.tsx';
import { applyLayout, getDefaultLayout, reconcileLayout } from './column-layout.ts';
import { fitColumns, shareWidth } from './fit-columns.ts';
import type { TableColumn } from './table-column.ts';

const column = (id: string, more: Partial<TableColumn<string>> = {}): TableColumn<string> => ({
  id,
  header: id,
  widthPx: 100,
  cell: (row) => row,
  ...more,
});
const COLUMNS = [
  column('Event', { canHide: false, widthPx: 200 }),
  column('Sold', { priority: 3 }),
  column('Gross', { priority: 2 }),
  column('Last 7 days', { priority: 1 }),
];
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id);

describe('columns that fit', () => {
  it('are all of them where there is room', () => {
    expect(ids(fitColumns(COLUMNS, 500))).toEqual(ids(COLUMNS));
    expect(ids(fitColumns(COLUMNS, Number.POSITIVE_INFINITY))).toEqual(ids(COLUMNS));
  });

  it('lose the least important first and never one without a priority', () => {
    expect(ids(fitColumns(COLUMNS, 499))).toEqual(['Event', 'Sold', 'Gross']);
    expect(ids(fitColumns(COLUMNS, 350))).toEqual(['Event', 'Sold']);
    expect(ids(fitColumns(COLUMNS, 10))).toEqual(['Event']);
  });
});

describe('the room that columns leave', () => {
  const growing = [
    column('Event', { widthPx: 200, grow: 3 }),
    column('Sold'),
    column('Venue', { grow: 1 }),
    column('Menu'),
  ];

  it('goes to those that grow, as much as they grow, the rest to the last of them', () => {
    expect(shareWidth(growing, 900)).toEqual([500, 100, undefined, 100]);
    expect(shareWidth(growing, 500)).toEqual([200, 100, undefined, 100]);
  });

  it('never makes a column narrower than it needs', () => {
    expect(shareWidth(growing, 300)).toEqual([200, 100, undefined, 100]);
  });

  it('goes to no column while it is unknown, nor where no column grows', () => {
    expect(shareWidth(growing, Number.POSITIVE_INFINITY)).toEqual([undefined, 100, undefined, 100]);
    expect(shareWidth(COLUMNS, 900)).toEqual([200, 100, 100, 100]);
  });
});

describe('a stored layout', () => {
  it('forgets unknown columns and takes new ones in at their place', () => {
    const layout = reconcileLayout(COLUMNS, {
      order: ['Gross', 'Gone', 'Event', 'Last 7 days'],
      hidden: ['Gross', 'Gone', 'Event'],
    });
    expect(layout).toEqual({ order: ['Gross', 'Sold', 'Event', 'Last 7 days'], hidden: ['Gross'] });
    expect(ids(applyLayout(COLUMNS, layout))).toEqual(['Sold', 'Event', 'Last 7 days']);
  });

  it('leaves a new column hidden that starts hidden', () => {
    const columns = [...COLUMNS, column('Code', { isHiddenAtFirst: true })];
    expect(getDefaultLayout(columns).hidden).toEqual(['Code']);
    expect(reconcileLayout(columns, getDefaultLayout(COLUMNS)).hidden).toEqual(['Code']);
    expect(reconcileLayout(columns, { order: ids(columns), hidden: [] }).hidden).toEqual([]);
  });
});

function Page() {
  const model = useDataTable({
    id: 'events',
    columns: COLUMNS,
    rows: [],
    getRowId: (row) => row,
    getRowLabel: (row) => row,
  });
  return (
    <MemoryRouter>
      <ColumnButton />
      <output>{ids(model.shownColumns).join(', ')}</output>
      <ColumnDrawer model={model} />
    </MemoryRouter>
  );
}

describe('the column drawer', () => {
  beforeEach(() => localStorage.clear());

  it('hides and orders columns and keeps the choice on the device', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />, { wrapper: KitWrapper });
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Gross' }));
    await user.click(screen.getByRole('button', { name: 'Move Last 7 days up' }));
    await user.click(screen.getByRole('button', { name: 'Move Last 7 days up' }));
    expect(screen.getByText('Last 7 days is at position 2 of 4.')).toBeInTheDocument();
    expect(screen.getByText('Event, Last 7 days, Sold')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Event' })).not.toBeInTheDocument();
    unmount();
    render(<Page />, { wrapper: KitWrapper });
    expect(screen.getByText('Event, Last 7 days, Sold')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Back to default' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Event, Sold, Gross, Last 7 days')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});
