import { createKeyMap, type KeyBinding } from '@parterre/canvas';
import { TOOLS, type ToolName } from '@parterre/seat-map';
import { useEffect, useRef } from 'react';

/** What a key of the seat manager does. */
export type SeatKeyAction =
  | { kind: 'tool'; tool: ToolName }
  | { kind: 'arm'; row: number }
  | { kind: 'undo' | 'save' | 'fit' | 'zoomIn' | 'zoomOut' | 'find' | 'disarm' | 'explain' | 'select' | 'best' };

type Binding = KeyBinding<SeatKeyAction>;

const TOOL_KEYS = TOOLS.map(({ key, name }): Binding => ({ keys: [key], action: { kind: 'tool', tool: name } }));

/** Key 1 arms the first row of the legend, which counts from 0. */
const ROW_KEYS = Array.from(
  { length: 9 },
  (_, row): Binding => ({ keys: [`${row + 1}`], action: { kind: 'arm', row } }),
);

/** Nothing for keys that belong to somebody else. */
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

/** Hears the whole page, but not what is typed into fields nor what happens in a dialog, drawer or menu. */
export function useSeatKeys(take: (action: SeatKeyAction) => void): void {
  const latest = useRef(take);
  latest.current = take;
  // Keys reach the page wherever the focus is, so no element can hear them.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = findKeyAction(event);
      if (!action || event.defaultPrevented || isTakenElsewhere(event.target, action)) return;
      event.preventDefault();
      latest.current(action);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

function isTakenElsewhere(target: EventTarget | null, action: SeatKeyAction): boolean {
  if (document.querySelector('[role=dialog], [role=menu], [role=alertdialog]')) return true;
  return action.kind !== 'save' && target instanceof Element && target.closest(FIELDS) !== null;
}
