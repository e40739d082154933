export interface GridCell {
  row: number;
  column: number;
}

export interface GridSize {
  rowCount: number;
  columnCount: number;
  /** Rows in view: how far Page Up and Page Down go. */
  pageRows: number;
}

/** Where a key leads from a cell (the grid pattern of ARIA); nothing for keys that do not move. */
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
