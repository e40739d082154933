import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

interface GridControlOptions {
  rowCount: number;
  columnCount: number;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onActivate: ((rowIndex: number) => void) | undefined;
}

export interface GridControl {
  active: GridCell;
  /** Comes before the press; tells a finger from a mouse. */
  hearPointer: (event: PointerEvent) => void;
  hearPress: (event: MouseEvent, cell: GridCell) => void;
  hearKey: (event: KeyboardEvent, pageRows: number, show: (row: number) => void) => void;
  activate: (rowIndex: number) => void;
}

/** Keeps the active cell, and applies keys and clicks to it and to the selection. */
export function useGridControl({
  rowCount,
  columnCount,
  selected,
  onSelect,
  onActivate,
}: GridControlOptions): GridControl {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState(0);
  const pointerType = useRef('mouse');
  const active = { row: clamp(cell.row, rowCount), column: clamp(cell.column, columnCount) };
  const pick = (row: number, keys: { shiftKey: boolean; toggleKey: boolean }) => {
    const next = pickRow({ selected, anchor: clamp(anchor, rowCount) }, row, keys);
    setAnchor(next.anchor);
    onSelect(next.selected);
  };
  const move = (event: KeyboardEvent, next: GridCell, show: (row: number) => void) => {
    setCell(next);
    if (next.row !== active.row) show(next.row);
    if (event.shiftKey) pick(next.row, { shiftKey: true, toggleKey: false });
  };
  return {
    active,
    activate: (row) => onActivate?.(row),
    hearPointer: (event) => {
      pointerType.current = event.pointerType;
    },
    hearPress: (event, pressed) => {
      if (event.button !== 0) return;
      setCell(pressed);
      // A finger has no Ctrl key: without this, it could never select two rows.
      const toggleKey = event.ctrlKey || event.metaKey || pointerType.current === 'touch';
      pick(pressed.row, { shiftKey: event.shiftKey, toggleKey });
    },
    hearKey: (event, pageRows, show) => {
      if (rowCount === 0) return;
      const isCtrl = event.ctrlKey || event.metaKey;
      const next = findNextCell(active, event.key, isCtrl, { rowCount, columnCount, pageRows });
      if (next) move(event, next, show);
      else if (event.key === ' ') pick(active.row, { shiftKey: event.shiftKey, toggleKey: !event.shiftKey });
      else if (event.key === 'Enter') onActivate?.(active.row);
      else if (event.key === 'Escape' && selected.size > 0) onSelect(new Set());
      else if (isCtrl && event.key.toLowerCase() === 'a') onSelect(pickAll({ selected, anchor }, rowCount).selected);
      else return;
      event.preventDefault();
    },
  };
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** Row indices. `anchor` is the start of a range. */
interface GridSelection {
  selected: ReadonlySet<number>;
  anchor: number;
}

interface PickKeys {
  shiftKey: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  toggleKey: boolean;
}

/**
 * A click replaces the selection, with Ctrl toggles the row, with Shift selects the range from the anchor, with both
 * adds it.
 */
export function pickRow(selection: GridSelection, index: number, keys: PickKeys): GridSelection {
  if (keys.shiftKey) {
    const range = listRange(selection.anchor, index);
    return { ...selection, selected: keys.toggleKey ? new Set([...selection.selected, ...range]) : new Set(range) };
  }
  if (!keys.toggleKey) return { selected: new Set([index]), anchor: index };
  const selected = new Set(selection.selected);
  if (!selected.delete(index)) selected.add(index);
  return { selected, anchor: index };
}

export const pickAll = (selection: GridSelection, rowCount: number): GridSelection => ({
  ...selection,
  selected: new Set(listRange(0, rowCount - 1)),
});

function listRange(from: number, to: number): number[] {
  const first = Math.min(from, to);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, offset) => first + offset);
}

interface GridCell {
  row: number;
  column: number;
}

interface GridSize {
  rowCount: number;
  columnCount: number;
  /** The number of visible rows, by which Page Up and Page Down move. */
  pageRows: number;
}

/** Returns the cell that a key leads to (ARIA grid pattern); undefined for keys that do not move. */
export function findNextCell(cell: GridCell, key: string, isCtrl: boolean, size: GridSize): GridCell | undefined {
  const lastRow = size.rowCount - 1;
  const lastColumn = size.columnCount - 1;
  switch (key) {
    case 'ArrowDown':
      return { ...cell, row: isCtrl ? lastRow : Math.min(lastRow, cell.row + 1) };
    case 'ArrowUp':
      return { ...cell, row: isCtrl ? 0 : Math.max(0, cell.row - 1) };
    case 'ArrowRight':
      return { ...cell, column: isCtrl ? lastColumn : Math.min(lastColumn, cell.column + 1) };
    case 'ArrowLeft':
      return { ...cell, column: isCtrl ? 0 : Math.max(0, cell.column - 1) };
    case 'PageDown':
      return { ...cell, row: Math.min(lastRow, cell.row + size.pageRows) };
    case 'PageUp':
      return { ...cell, row: Math.max(0, cell.row - size.pageRows) };
    case 'Home':
      return { row: isCtrl ? 0 : cell.row, column: 0 };
    case 'End':
      return { row: isCtrl ? lastRow : cell.row, column: lastColumn };
    default:
      return undefined;
  }
}
