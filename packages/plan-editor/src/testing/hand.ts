import { toScreen } from '@parterre/canvas';
import type { Point, SeatingPlan } from '@parterre/seating-plan';
import type { NewLabels } from '../commands/draw.ts';
import type { PointerInput } from '../desk/gesture.ts';
import { EditorDesk, finishPoints, move, press, release } from '../editor/editor-desk.ts';
import { runKeyAction } from '../keys/key-actions.ts';
import type { ToolName } from '../tools/tools.ts';

export const LABELS: NewLabels = { block: 'Block 1', area: 'Standing', stage: 'Stage', text: 'Text' };
const BLANK: SeatingPlan = {
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'New',
  categories: [],
  blocks: [],
  standingAreas: [],
  shapes: [],
};

type Keys = Partial<Omit<PointerInput, 'at'>>;

/** A hand on a desk of 1000 by 800 pixels; places are in plan units. */
export function openHand(plan: SeatingPlan = BLANK) {
  const desk = new EditorDesk(plan, null);
  desk.resize(1000, 800);
  const input = (at: Point, keys: Keys): PointerInput => ({
    at: toScreen(desk.camera, at),
    isAdding: false,
    isFree: false,
    isStepped: false,
    isPanning: false,
    ...keys,
  });
  /** Drags without releasing, to test keys during a drag. */
  const pull = (from: Point, to: Point, keys: Keys = {}) => {
    // Computed before the first step, because the hand tool moves the view that converts places.
    const begun = input(from, keys);
    const way = [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to].map((at) => input(at, keys));
    press(desk, begun, LABELS);
    for (const step of way) move(desk, step);
  };
  const letGo = () => release(desk, LABELS);
  const drag = (from: Point, to: Point, keys: Keys = {}) => {
    pull(from, to, keys);
    letGo();
  };
  return {
    desk,
    pull,
    letGo,
    drag,
    choose: (tool: ToolName) => desk.set({ tool }),
    click: (at: Point, keys: Keys = {}) => drag(at, at, keys),
    pressEscape: () => runKeyAction(desk, { kind: 'cancel' }, LABELS),
    pressEnter: () => finishPoints(desk, LABELS),
    kinds: () => [...desk.editor.selection].map((id) => desk.draft.find(id)?.kind),
  };
}

/** A hand on two rows of five seats, 24 apart, at 0 and 30 down the page; both rows are selected. */
export function openHandOverRows(): ReturnType<typeof openHand> {
  const hand = openHand();
  hand.desk.set({ options: { ...hand.desk.options, rows: 2 } });
  hand.choose('drawRows');
  hand.drag({ x: 0, y: 0 }, { x: 96, y: 0 });
  return hand;
}
