import { brushIdle } from './brush/brush-tool.ts';
import { groupIdle } from './group/group-tool.ts';
import { handIdle } from './hand/hand-tool.ts';
import { rowIdle } from './row/row-tool.ts';
import { seatIdle } from './seat/seat-tool.ts';
import { SWEEP_REACH } from './sweeping.ts';
import type { ToolState } from './tool-state.ts';

interface ToolRow {
  readonly name: string;
  /** The key that chooses the tool. */
  readonly key: string;
  /** The key of its name in the console's catalogue. */
  readonly words: string;
  readonly icon: string;
  /** A CSS cursor, shown over the map. */
  readonly cursor: string;
  /** True if it changes seats, so that read-only users cannot use it. */
  readonly needsWrite: boolean;
  /** True if it selects what it touches. */
  readonly selects: boolean;
  /** True if a click asks about the seat. */
  readonly asks: boolean;
  /** The radius of the ring that follows the pointer, in seat distances; 0 for no ring. */
  readonly reach: number;
  readonly idle: ToolState;
}

const ASKS = { needsWrite: false, selects: false, asks: true, reach: 0 };
const SELECTS = { needsWrite: false, selects: true, asks: false, reach: 0 };
const PAINTS = { needsWrite: true, selects: false, asks: false, reach: SWEEP_REACH };

/**
 * All tools of the map in toolbar order. A new tool is a folder beside this file and a row here; a new icon also a row of
 * the console's `tool-panel.tsx`, which does not compile without it, and its words a text in each catalogue (`seats`).
 */
export const TOOLS = [
  { name: 'hand', key: 'H', words: 'tools.hand', icon: 'hand', cursor: 'grab', ...ASKS, idle: handIdle },
  { name: 'seat', key: 'S', words: 'tools.seat', icon: 'square', cursor: 'default', ...SELECTS, idle: seatIdle },
  { name: 'row', key: 'R', words: 'tools.row', icon: 'row', cursor: 'pointer', ...SELECTS, idle: rowIdle },
  { name: 'group', key: 'G', words: 'tools.group', icon: 'group', cursor: 'pointer', ...SELECTS, idle: groupIdle },
  { name: 'brush', key: 'B', words: 'tools.brush', icon: 'brush', cursor: 'crosshair', ...PAINTS, idle: brushIdle },
] as const satisfies readonly ToolRow[];

export type Tool = (typeof TOOLS)[number];
export type ToolName = Tool['name'];

const BY_NAME = new Map<ToolName, Tool>(TOOLS.map((tool) => [tool.name, tool]));

export function findTool(name: ToolName): Tool {
  return BY_NAME.get(name) ?? TOOLS[0];
}
