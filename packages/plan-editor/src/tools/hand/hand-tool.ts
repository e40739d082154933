import type { ToolUse } from '../tool-use.ts';

export const handTool: ToolUse = {
  press: (desk, { input }) => desk.setGesture({ kind: 'pan', last: input.at }),
};
