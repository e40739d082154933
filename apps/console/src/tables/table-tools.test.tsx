import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import type { TableColumn } from './columns/table-column.ts';
import { DataTable } from './data-table.tsx';
import { useTableUrlState } from './url/use-table-url-state.ts';
import { useDataTable } from './use-data-table.ts';

const COLUMNS: TableColumn<string>[] = [
  { id: 'name', header: 'Name', widthPx: 100, cell: (name) => name, exportValue: (name) => name },
  { id: 'note', header: 'Note', widthPx: 100, cell: () => '', exportValue: () => '' },
];

function Table({ rows = ['Ann'], hasOwnTools = false, all = 250 }) {
  const model = useDataTable({ id: 'tools', columns: COLUMNS, rows, getRowId: String, getRowLabel: String });
  const list = {
    url: useTableUrlState({ sortValues: [] }),
    total: { count: all, kind: 'exact' as const },
    fetchPage: async () => ({ items: rows, totalPages: 1 }),
  };
  return <DataTable caption="People" hasOwnTools={hasOwnTools} list={list} model={model} status={{ kind: 'ready' }} />;
}

const show = (table: React.ReactElement) =>
  render(
    <KitWrapper>
      <MemoryRouter>{table}</MemoryRouter>
    </KitWrapper>,
  );

it('every table has its columns and its export, which counts the whole list and not the page', async () => {
  show(<Table />);
  expect(screen.getByRole('button', { name: 'Export 250' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const drawer = await screen.findByRole('dialog', { name: 'Columns' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Note' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(drawer).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
  localStorage.clear();
});

it('a table without rows, or with its tools elsewhere, has none above it', () => {
  show(<Table rows={[]} all={0} />);
  show(<Table hasOwnTools />);
  expect(screen.queryByRole('button', { name: /Export|Columns/ })).not.toBeInTheDocument();
});
