import type { ToolName } from '../tools/tool-state.ts';

export interface CursorState {
  readonly tool: ToolName;
  readonly isPanning: boolean;
  readonly isSpaceHeld: boolean;
}

/** Shows what a press would do. */
export function showCursor(host: HTMLElement, { tool, isPanning, isSpaceHeld }: CursorState): void {
  const cursor = isPanning ? 'grabbing' : isSpaceHeld || tool === 'hand' ? 'grab' : CURSORS[tool];
  if (host.style.cursor !== cursor) host.style.cursor = cursor;
}

const CURSORS: Readonly<Record<Exclude<ToolName, 'hand'>, string>> = {
  seat: 'default',
  row: 'pointer',
  group: 'pointer',
  brush: 'crosshair',
};
