import { areaTool } from './area/area-tool.ts';
import { blocksTool } from './blocks/blocks-tool.ts';
import { drawArcTool } from './draw-arc/draw-arc-tool.ts';
import { drawRowsTool } from './draw-rows/draw-rows-tool.ts';
import { drawSeatTool } from './draw-seat/draw-seat-tool.ts';
import { focusTool } from './focus/focus-tool.ts';
import { handTool } from './hand/hand-tool.ts';
import { lineTool } from './line/line-tool.ts';
import { outlineTool } from './outline/outline-tool.ts';
import { polygonTool } from './polygon/polygon-tool.ts';
import { rowsTool } from './rows/rows-tool.ts';
import { seatsTool } from './seats/seats-tool.ts';
import { stageTool } from './stage/stage-tool.ts';
import { textTool } from './text/text-tool.ts';
import type { ToolHandlers } from './tool-handlers.ts';

interface ToolRow {
  readonly name: string;
  /** The key that chooses the tool. */
  readonly key: string;
  /** The key of its name in the console's catalogue. */
  readonly words: string;
  readonly icon: string;
  /** True if it changes the plan, so that read-only users cannot use it. */
  readonly needsWrite: boolean;
  /** True if it selects what it touches. */
  readonly selects: boolean;
  /** The rows that it draws; null for none. The panel asks for their numbers. */
  readonly rows: 'straight' | 'curved' | null;
  /** Toolbars group tools by kind. */
  readonly kind: 'view' | 'seats' | 'areas' | 'shapes';
  readonly use: ToolHandlers;
}

const VIEWS = { needsWrite: false, selects: false, rows: null, kind: 'view' } as const;
const SELECTS = { needsWrite: false, selects: true, rows: null, kind: 'view' } as const;
const SEATS = { needsWrite: true, selects: false, rows: null, kind: 'seats' } as const;
const AREAS = { needsWrite: true, selects: false, rows: null, kind: 'areas' } as const;
const SHAPES = { needsWrite: true, selects: false, rows: null, kind: 'shapes' } as const;

/**
 * All tools of the editor in toolbar order. A new tool is a folder beside this file and a row here; a new icon also a row
 * of the console's `tool-strip.tsx`, which does not compile without it, and its words a text in each catalogue
 * (`plan-editor`).
 */
export const TOOLS = [
  { name: 'hand', key: 'H', words: 'tools.hand', icon: 'hand', ...VIEWS, use: handTool },
  { name: 'seats', key: 'S', words: 'tools.seats', icon: 'square', ...SELECTS, use: seatsTool },
  { name: 'rows', key: 'R', words: 'tools.rows', icon: 'rows', ...SELECTS, use: rowsTool },
  { name: 'blocks', key: 'B', words: 'tools.blocks', icon: 'group', ...SELECTS, use: blocksTool },
  {
    name: 'drawRows',
    key: 'W',
    words: 'tools.drawRows',
    icon: 'drawRows',
    ...SEATS,
    rows: 'straight',
    use: drawRowsTool,
  },
  { name: 'drawArc', key: 'C', words: 'tools.drawArc', icon: 'row', ...SEATS, rows: 'curved', use: drawArcTool },
  { name: 'drawSeat', key: 'A', words: 'tools.drawSeat', icon: 'seat', ...SEATS, use: drawSeatTool },
  { name: 'outline', key: 'O', words: 'tools.outline', icon: 'outline', ...AREAS, use: outlineTool },
  { name: 'area', key: 'D', words: 'tools.area', icon: 'area', ...AREAS, use: areaTool },
  { name: 'stage', key: 'G', words: 'tools.stage', icon: 'stage', ...SHAPES, use: stageTool },
  { name: 'focus', key: 'F', words: 'tools.focus', icon: 'focus', ...SHAPES, use: focusTool },
  { name: 'polygon', key: 'P', words: 'tools.polygon', icon: 'polygon', ...SHAPES, use: polygonTool },
  { name: 'line', key: 'L', words: 'tools.line', icon: 'line', ...SHAPES, use: lineTool },
  { name: 'text', key: 'T', words: 'tools.text', icon: 'text', ...SHAPES, use: textTool },
] as const satisfies readonly ToolRow[];

export type Tool = (typeof TOOLS)[number];
export type ToolName = Tool['name'];

const BY_NAME = new Map<ToolName, Tool>(TOOLS.map((tool) => [tool.name, tool]));

export function findTool(name: ToolName): Tool {
  return BY_NAME.get(name) ?? TOOLS[0];
}
