import { createKeyMap, type KeyBinding } from '@parterre/canvas';
import { TOOLS, type ToolName } from '../tools/tools.ts';

export type KeyAction =
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly kind: SimpleAction };

/** The keys as they are printed on a keyboard; help shows the first of each. */
const SIMPLE = [
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Y', 'Ctrl Shift Z'],
  ['copy', 'Ctrl C'],
  ['cut', 'Ctrl X'],
  ['paste', 'Ctrl V'],
  ['duplicate', 'Ctrl D'],
  ['selectAll', 'Ctrl A'],
  ['save', 'Ctrl S'],
  ['remove', 'Del', 'Backspace'],
  ['mirrorSideways', 'M'],
  ['mirrorUpsideDown', 'Shift M'],
  ['finish', 'Enter'],
  ['cancel', 'Esc'],
  ['fit', '0'],
  ['zoomIn', '+', '='],
  ['zoomOut', '-'],
  ['help', '?'],
] as const;

export type SimpleAction = (typeof SIMPLE)[number][0];

export function keyOf(action: SimpleAction): string {
  return SIMPLE.find(([kind]) => kind === action)?.[1] ?? '';
}

const ARROWS = [
  ['←', -1, 0],
  ['↑', 0, -1],
  ['↓', 0, 1],
  ['→', 1, 0],
] as const;
export const ARROW_KEYS = '← ↑ ↓ →';
/** The units that an arrow key moves by, without and with Shift. */
const NEAR = 1;
const FAR = 10;

type Binding = KeyBinding<KeyAction>;

const bindNudges = (held: string, by: number) =>
  ARROWS.map(([arrow, x, y]): Binding => ({ keys: [held + arrow], action: { kind: 'nudge', dx: x * by, dy: y * by } }));

/** Returns nothing for keys that are not ours. */
export const findKeyAction = createKeyMap<KeyAction>([
  ...TOOLS.map(({ key, name }): Binding => ({ keys: [key], action: { kind: 'tool', tool: name } })),
  ...bindNudges('', NEAR),
  ...bindNudges('Shift ', FAR),
  ...SIMPLE.map(([kind, ...keys]): Binding => ({ keys, action: { kind } })),
]);

const LOOKING: ReadonlySet<KeyAction['kind']> = new Set<SimpleAction>(['fit', 'zoomIn', 'zoomOut', 'help']);

/** Whether the action changes the plan, so that it is disabled for readers who may only look. */
export const needsWrite = ({ kind }: KeyAction): boolean => !LOOKING.has(kind);
