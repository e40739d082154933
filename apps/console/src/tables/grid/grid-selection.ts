/** Rows are named by their index. `anchor` is where a range starts. */
export interface GridSelection {
  selected: ReadonlySet<number>;
  anchor: number;
}

export interface PickKeys {
  shiftKey: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  toggleKey: boolean;
}

/** A pick alone replaces, with Ctrl toggles, with Shift takes the range from the anchor, with both adds that range. */
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
