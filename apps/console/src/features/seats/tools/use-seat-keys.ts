import type { ToolName } from '@parterre/seat-map';
import { useEffect, useRef } from 'react';

/** What a key of the seat manager does. */
export type SeatKeyAction =
  | { kind: 'tool'; tool: ToolName }
  | { kind: 'arm'; row: number }
  | { kind: 'undo' | 'save' | 'fit' | 'zoomIn' | 'zoomOut' | 'find' | 'disarm' | 'explain' | 'select' | 'best' };

const TOOL_KEYS: Readonly<Record<string, ToolName>> = { h: 'hand', s: 'seat', r: 'row', g: 'group', b: 'brush' };

const PANEL_KEYS: Readonly<Record<string, 'explain' | 'select' | 'best'>> = { i: 'explain', a: 'select', n: 'best' };

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Nothing for keys that belong to somebody else. `row` counts from 0: key 1 is the first row of the legend. */
export function findKeyAction(event: PressedKey): SeatKeyAction | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey) return undefined;
    if (key === 'z') return { kind: 'undo' };
    return key === 's' ? { kind: 'save' } : undefined;
  }
  const tool = TOOL_KEYS[key];
  if (tool) return { kind: 'tool', tool };
  const panel = PANEL_KEYS[key];
  if (panel) return { kind: panel };
  if (/^[1-9]$/.test(key)) return { kind: 'arm', row: Number(key) - 1 };
  switch (key) {
    case '0':
      return { kind: 'fit' };
    case '+':
    case '=':
      return { kind: 'zoomIn' };
    case '-':
      return { kind: 'zoomOut' };
    case '/':
      return { kind: 'find' };
    case 'escape':
      return { kind: 'disarm' };
    default:
      return undefined;
  }
}

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
