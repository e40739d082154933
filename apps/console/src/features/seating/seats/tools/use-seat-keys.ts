import { createKeyMap, type KeyBinding, ZOOM_STEP } from '@parterre/canvas';
import { findTool, type SeatMap, TOOLS, type ToolName } from '@parterre/seat-map';
import { isTyping, usePageKeys } from '#ui/use-page-keys.ts';

export type SeatKeyAction =
  | { kind: 'tool'; tool: ToolName }
  | { kind: 'arm'; row: number }
  | { kind: 'undo' | 'save' | 'fit' | 'zoomIn' | 'zoomOut' | 'find' | 'disarm' | 'explain' | 'select' | 'best' };

type Binding = KeyBinding<SeatKeyAction>;

const TOOL_KEYS = TOOLS.map(({ key, name }): Binding => ({ keys: [key], action: { kind: 'tool', tool: name } }));

/** Key 1 arms the first row of the legend, which has index 0. */
const ROW_KEYS = Array.from(
  { length: 9 },
  (_, row): Binding => ({ keys: [`${row + 1}`], action: { kind: 'arm', row } }),
);

/** Returns undefined for keys that have no action here. */
export const findKeyAction = createKeyMap<SeatKeyAction>([
  ...TOOL_KEYS,
  ...ROW_KEYS,
  { keys: ['I'], action: { kind: 'explain' } },
  { keys: ['A'], action: { kind: 'select' } },
  { keys: ['N'], action: { kind: 'best' } },
  { keys: ['0'], action: { kind: 'fit' } },
  { keys: ['+', '='], action: { kind: 'zoomIn' } },
  { keys: ['-'], action: { kind: 'zoomOut' } },
  { keys: ['/'], action: { kind: 'find' } },
  { keys: ['Esc'], action: { kind: 'disarm' } },
  { keys: ['Ctrl Z'], action: { kind: 'undo' } },
  { keys: ['Ctrl S'], action: { kind: 'save' } },
]);

/** Listens on the whole page, except for typing in fields and for dialogs, drawers and menus. */
export function useSeatKeys(page: Element | null, take: (action: SeatKeyAction) => void): void {
  usePageKeys(
    () => page,
    (event) => {
      const action = findKeyAction(event);
      if (!action || (action.kind !== 'save' && isTyping(event.target))) return;
      event.preventDefault();
      take(action);
    },
  );
}

/** Returns the seat at the cursor, otherwise under the pointer, otherwise the only selected one. */
export function findAskedSeat(map: SeatMap): number | null {
  const { cursor, hovered, selectionSize } = map.getSnapshot();
  return cursor?.seat ?? hovered?.seat ?? (selectionSize === 1 ? (map.selection()[0] ?? null) : null);
}

/** Read-only users cannot use tools that write. */
export const isToolForbidden = (action: SeatKeyAction, readOnlyReason: string | undefined): boolean =>
  readOnlyReason !== undefined && action.kind === 'tool' && findTool(action.tool).needsWrite;

export function takeMapKey(map: SeatMap, action: SeatKeyAction): void {
  if (action.kind === 'tool') map.setTool(action.tool);
  else if (action.kind === 'fit') map.fit();
  else if (action.kind === 'zoomIn') map.zoomBy(ZOOM_STEP);
  else if (action.kind === 'zoomOut') map.zoomBy(1 / ZOOM_STEP);
}
