import { brushIdle } from './brush-tool.ts';
import { groupIdle } from './group-tool.ts';
import { handIdle } from './hand-tool.ts';
import { rowIdle } from './row-tool.ts';
import { seatIdle } from './seat-tool.ts';
import type { ToolName, ToolState } from './tool-state.ts';

export const IDLE_STATES: Readonly<Record<ToolName, ToolState>> = {
  hand: handIdle,
  seat: seatIdle,
  row: rowIdle,
  group: groupIdle,
  brush: brushIdle,
};
