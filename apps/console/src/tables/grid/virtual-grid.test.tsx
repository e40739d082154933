import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KitWrapper } from '#test/kit-wrapper.tsx';
import type { GridColumn } from '../columns/table-column.ts';
import { findNextCell, pickAll, pickRow } from './use-grid-control.ts';
import { VirtualGrid } from './virtual-grid.tsx';

/** jsdom has no layout: this stub makes the grid 600 px high. */
beforeAll(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const COLUMNS: GridColumn[] = [
  { id: 'seat', header: 'Seat', widthPx: 100, grow: 1, cell: (row) => `Seat ${row}` },
  { id: 'price', header: 'Price', widthPx: 80, align: 'end', cell: (row) => row % 100 },
];
const ROW_COUNT = 100_000;

function Twin({ onActivate, rowCount = ROW_COUNT }: { onActivate?: (row: number) => void; rowCount?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  return (
    <>
      <VirtualGrid
        columns={COLUMNS}
        label="Seats"
        onActivate={onActivate}
        onSelect={setSelected}
        rowCount={rowCount}
        selected={selected}
      />
      <output>{`${selected.size}: ${[...selected].slice(0, 5).join(',')}`}</output>
    </>
  );
}

const activeCell = () => document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');

describe('a grid of many rows', () => {
  it('has only the rows in view but tells how many there are', () => {
    render(<Twin />, { wrapper: KitWrapper });
    const grid = screen.getByRole('grid', { name: 'Seats' });
    expect(grid).toHaveAttribute('aria-rowcount', '100001');
    const rows = within(grid).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThan(100);
    expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });

  it('adds rows by touch, because a finger has no Ctrl key', async () => {
    render(<Twin />, { wrapper: KitWrapper });
    const cells = screen.getAllByRole('gridcell', { name: /^Seat/ });
    const tap = (target: Element | undefined) =>
      userEvent.pointer([{ keys: '[TouchA]', target: target ?? document.body }]);
    await tap(cells[1]);
    await tap(cells[3]);
    expect(screen.getByRole('status')).toHaveTextContent('2: 1,3');
    await tap(cells[1]);
    expect(screen.getByRole('status')).toHaveTextContent('1: 3');
  });

  it('gives head and rows one width, whatever they contain', () => {
    render(<Twin />, { wrapper: KitWrapper });
    const parts = screen.getAllByRole('rowgroup');
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toHaveStyle({ minWidth: '180px' });
    for (const row of screen.getAllByRole('row')) expect(getComputedStyle(row).minWidth).not.toBe('max-content');
  });

  it('walks by keyboard, far rows included, and always shows the active cell', async () => {
    const user = userEvent.setup();
    const opened: number[] = [];
    render(<Twin onActivate={(row) => opened.push(row)} />, { wrapper: KitWrapper });
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(activeCell()).toHaveTextContent('1');
    await user.keyboard('{Control>}{End}{/Control}');
    expect(activeCell()?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(ROW_COUNT + 1));
    await user.keyboard('{Home}{Enter}');
    expect(activeCell()).toHaveTextContent('Seat 99999');
    expect(opened).toEqual([ROW_COUNT - 1]);
  });

  it('selects by press, ctrl and shift, and by keyboard', async () => {
    const user = userEvent.setup();
    render(<Twin />, { wrapper: KitWrapper });
    await user.click(screen.getByText('Seat 2'));
    expect(screen.getByText('1: 2')).toBeInTheDocument();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByText('Seat 5'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4: 2,3,4,5')).toBeInTheDocument();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Seat 3'));
    await user.keyboard('{/Control}');
    expect(screen.getByText('3: 2,4,5')).toBeInTheDocument();
    screen.getByRole('grid').focus();
    await user.keyboard('{Escape}{ArrowUp} ');
    expect(screen.getByText('1: 2')).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2: 2,3')).toBeInTheDocument();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('100000: 0,1,2,3,4')).toBeInTheDocument();
  });

  it('says when there is no row', () => {
    render(<Twin rowCount={0} />, { wrapper: KitWrapper });
    expect(screen.getByText('No rows')).toBeInTheDocument();
  });
});

describe('picking', () => {
  const start = { selected: new Set([1]), anchor: 4 };
  it('adds a range with both keys, backwards too', () => {
    expect([...pickRow(start, 2, { shiftKey: true, toggleKey: true }).selected].sort()).toEqual([1, 2, 3, 4]);
  });

  it('keeps the anchor of a range', () => {
    expect(pickRow(start, 6, { shiftKey: true, toggleKey: false })).toEqual({
      selected: new Set([4, 5, 6]),
      anchor: 4,
    });
    expect(pickAll(start, 3).selected).toEqual(new Set([0, 1, 2]));
  });

  it('never leaves the grid', () => {
    const size = { rowCount: 3, columnCount: 2, pageRows: 10 };
    expect(findNextCell({ row: 0, column: 0 }, 'PageDown', false, size)).toEqual({ row: 2, column: 0 });
    expect(findNextCell({ row: 0, column: 0 }, 'ArrowLeft', false, size)).toEqual({ row: 0, column: 0 });
    expect(findNextCell({ row: 0, column: 0 }, 'x', false, size)).toBeUndefined();
  });
});
