import { brushIdle } from './brush/brush-idle.ts';
import { groupIdle } from './group/group-idle.ts';
import { handIdle } from './hand/hand-idle.ts';
import { rowIdle } from './row/row-idle.ts';
import { seatIdle } from './seat/seat-idle.ts';
import type { ToolName, ToolState } from './tool-state.ts';

export const IDLE_STATES: Readonly<Record<ToolName, ToolState>> = {
  hand: handIdle,
  seat: seatIdle,
  row: rowIdle,
  group: groupIdle,
  brush: brushIdle,
};
