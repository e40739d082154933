import type { ToolUse } from '../tool-use.ts';

/** The plan follows the pointer. */
export const useHand: ToolUse = {
  press: (desk, { input }) => desk.setGesture({ kind: 'pan', last: input.at }),
};
