import { TOOL_KEYS, TOOLS, type Tool } from '../desk/tools.ts';

/** What a key of the plan editor does. */
export type KeyAction =
  | { kind: 'tool'; tool: Tool }
  | { kind: 'nudge'; dx: number; dy: number }
  | { kind: SimpleAction };

export type SimpleAction =
  | 'undo'
  | 'redo'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'selectAll'
  | 'save'
  | 'remove'
  | 'mirrorSideways'
  | 'mirrorUpsideDown'
  | 'finish'
  | 'cancel'
  | 'fit'
  | 'zoomIn'
  | 'zoomOut'
  | 'help';

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const WITH_CTRL: Readonly<Record<string, SimpleAction>> = {
  z: 'undo',
  y: 'redo',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
  a: 'selectAll',
  s: 'save',
};

const ALONE: Readonly<Record<string, SimpleAction>> = {
  delete: 'remove',
  backspace: 'remove',
  enter: 'finish',
  escape: 'cancel',
  '0': 'fit',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '?': 'help',
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};

/** Nothing for keys that belong to somebody else. Arrows move by a unit, with Shift by ten. */
export function findKeyAction(event: PressedKey): KeyAction | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const kind = event.shiftKey && key === 'z' ? 'redo' : WITH_CTRL[key];
    return kind && { kind };
  }
  const arrow = ARROWS[key];
  const far = event.shiftKey ? 10 : 1;
  if (arrow) return { kind: 'nudge', dx: arrow[0] * far, dy: arrow[1] * far };
  const tool = TOOLS.find((name) => TOOL_KEYS[name].toLowerCase() === key);
  if (tool) return { kind: 'tool', tool };
  if (key === 'm') return { kind: event.shiftKey ? 'mirrorUpsideDown' : 'mirrorSideways' };
  const kind = ALONE[key];
  return kind && { kind };
}
