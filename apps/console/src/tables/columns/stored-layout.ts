import type { ColumnLayout } from './column-layout.ts';

const PREFIX = 'parterre.table.';

/** The layout kept on this device; nothing when there is none, it is broken, or storage is blocked. */
export function findStoredLayout(tableId: string): ColumnLayout | undefined {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(PREFIX + tableId) ?? 'null');
    return isLayout(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** null forgets it. Blocked or full storage loses the choice, never the page. */
export function storeLayout(tableId: string, layout: ColumnLayout | null): void {
  try {
    if (layout === null) localStorage.removeItem(PREFIX + tableId);
    else localStorage.setItem(PREFIX + tableId, JSON.stringify(layout));
  } catch {
    return;
  }
}

function isLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null || !('order' in value) || !('hidden' in value)) return false;
  return isTextList(value.order) && isTextList(value.hidden);
}

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
