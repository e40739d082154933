import type { ToolHandlers } from '../tool-handlers.ts';

export const handTool: ToolHandlers = {
  press: (desk, { input }) => desk.setGesture({ kind: 'pan', last: input.at }),
};
