/** What a press on the plan does. The first four take hold of what is there, the others draw. */
export const TOOLS = [
  'hand',
  'seats',
  'rows',
  'blocks',
  'drawRows',
  'drawArc',
  'drawSeat',
  'outline',
  'area',
  'stage',
  'focus',
  'polygon',
  'line',
  'text',
] as const;
export type Tool = (typeof TOOLS)[number];

export const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  hand: 'H',
  seats: 'S',
  rows: 'R',
  blocks: 'B',
  drawRows: 'W',
  drawArc: 'C',
  drawSeat: 'A',
  outline: 'O',
  area: 'D',
  stage: 'G',
  focus: 'F',
  polygon: 'P',
  line: 'L',
  text: 'T',
};

export type PickingTool = 'seats' | 'rows' | 'blocks';
export const isPicking = (tool: Tool): tool is PickingTool => tool === 'seats' || tool === 'rows' || tool === 'blocks';

/** Their rows and numbering stand in the panel. */
export const drawsRows = (tool: Tool): boolean => tool === 'drawRows' || tool === 'drawArc';
