import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { findNextCell, type GridCell } from './grid-keys.ts';
import { pickAll, pickRow } from './grid-selection.ts';

interface GridControlOptions {
  rowCount: number;
  columnCount: number;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onActivate: ((rowIndex: number) => void) | undefined;
}

export interface GridControl {
  active: GridCell;
  hearPress: (event: MouseEvent, cell: GridCell) => void;
  hearKey: (event: KeyboardEvent, pageRows: number, show: (row: number) => void) => void;
  activate: (rowIndex: number) => void;
}

/** The active cell and what keys and presses do to it and to the selection. */
export function useGridControl({
  rowCount,
  columnCount,
  selected,
  onSelect,
  onActivate,
}: GridControlOptions): GridControl {
  const [cell, setCell] = useState<GridCell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState(0);
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
    hearPress: (event, pressed) => {
      if (event.button !== 0) return;
      setCell(pressed);
      pick(pressed.row, { shiftKey: event.shiftKey, toggleKey: event.ctrlKey || event.metaKey });
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
