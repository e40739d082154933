import { createKeyMap, type KeyBinding, ZOOM_STEP } from '@parterre/canvas';
import { act } from '../commands/act.ts';
import type { NewLabels } from '../commands/draw.ts';
import type { EditorDesk } from '../editor/editor-desk.ts';
import { cancelDrag, cancelGesture, finishPoints } from '../editor/editor-desk.ts';
import { TOOLS, type ToolName } from '../tools/tools.ts';

export type KeyAction =
  | { readonly kind: 'tool'; readonly tool: ToolName }
  | { readonly kind: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly kind: SimpleAction };

/** Keys as labelled on a keyboard; help shows the first of each action. */
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
/** The distance in units of an arrow key, without and with Shift. */
const NEAR = 1;
const FAR = 10;

type Binding = KeyBinding<KeyAction>;

const bindNudges = (held: string, by: number) =>
  ARROWS.map(([arrow, x, y]): Binding => ({ keys: [held + arrow], action: { kind: 'nudge', dx: x * by, dy: y * by } }));

/** Returns undefined for keys without an action. */
export const findKeyAction = createKeyMap<KeyAction>([
  ...TOOLS.map(({ key, name }): Binding => ({ keys: [key], action: { kind: 'tool', tool: name } })),
  ...bindNudges('', NEAR),
  ...bindNudges('Shift ', FAR),
  ...SIMPLE.map(([kind, ...keys]): Binding => ({ keys, action: { kind } })),
]);

const VIEWING: ReadonlySet<KeyAction['kind']> = new Set<SimpleAction>(['fit', 'zoomIn', 'zoomOut', 'help']);

/** True of all that read-only users cannot run: whatever is more than viewing the plan. */
export const needsWrite = ({ kind }: KeyAction): boolean => !VIEWING.has(kind);

/** The page handles help and saving, because it knows dialogs and the server. */
export function runKeyAction(desk: EditorDesk, action: KeyAction, labels: NewLabels): void {
  const isAnySelected = desk.editor.selection.size > 0;
  if (action.kind === 'tool') desk.set({ tool: action.tool });
  else if (action.kind !== 'nudge') RUN[action.kind]?.(desk, labels);
  else if (desk.activeCorner) act.nudgeCorner(desk, desk.activeCorner, action.dx, action.dy);
  else if (isAnySelected) act.move(desk, action.dx, action.dy);
}

const RUN: Partial<Record<SimpleAction, (desk: EditorDesk, labels: NewLabels) => unknown>> = {
  undo: (desk) => desk.undo(),
  redo: (desk) => desk.redo(),
  copy: act.copy,
  cut(desk) {
    cancelDrag(desk);
    act.copy(desk);
    act.remove(desk);
  },
  paste: (desk, { block }) => act.paste(desk, block),
  duplicate: (desk, { block }) => desk.editor.selection.size > 0 && act.duplicate(desk, block),
  selectAll: act.selectAll,
  remove(desk) {
    cancelDrag(desk);
    const corner = desk.activeCorner;
    if (corner) act.removeCorner(desk, corner.node, corner.index);
    else act.remove(desk);
  },
  mirrorSideways: (desk) => act.mirror(desk, 'horizontal'),
  mirrorUpsideDown: (desk) => act.mirror(desk, 'vertical'),
  finish: finishPoints,
  cancel(desk) {
    if (cancelGesture(desk)) return;
    if (desk.activeCorner) desk.set({ corner: null });
    else if (desk.editor.selection.size > 0) desk.editor.select([]);
    else if (desk.isTraceMovable) desk.set({ isTraceMovable: false });
    else if (!desk.toolInHand.selects) desk.set({ tool: desk.lastPicking });
  },
  fit: (desk) => desk.fit(),
  zoomIn: (desk) => desk.zoom(ZOOM_STEP),
  zoomOut: (desk) => desk.zoom(1 / ZOOM_STEP),
};
