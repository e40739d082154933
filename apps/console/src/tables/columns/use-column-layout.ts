import { useState } from 'react';
import { type ColumnLayout, getDefaultLayout, reconcileLayout } from './column-layout.ts';
import { findStoredLayout, storeLayout } from './stored-layout.ts';
import type { TableColumn } from './table-column.ts';

/** The reader's order and choice of columns, kept per table on this device. */
export function useColumnLayout<Row>(tableId: string, columns: readonly TableColumn<Row>[]) {
  const [chosen, setChosen] = useState(() => findStoredLayout(tableId));
  const layout = chosen ? reconcileLayout(columns, chosen) : getDefaultLayout(columns);
  return {
    layout,
    setLayout: (next: ColumnLayout) => {
      setChosen(next);
      storeLayout(tableId, next);
    },
    resetLayout: () => {
      setChosen(undefined);
      storeLayout(tableId, null);
    },
  };
}
