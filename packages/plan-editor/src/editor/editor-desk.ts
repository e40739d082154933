import { PlanDesk, type Settable } from '../desk/plan-desk.ts';
import { findTool, type Tool, type ToolName } from '../tools/tools.ts';

/** The tool is separate from the desk, because tools know the desk and it must not know them. */
export class EditorDesk extends PlanDesk {
  tool: ToolName = 'seats';
  /** The tool that Escape returns to from one that draws. */
  lastPicking: ToolName = 'seats';

  get toolInHand(): Tool {
    return findTool(this.tool);
  }

  override set({ tool = this.tool, ...values }: Partial<Pick<EditorDesk, Settable | 'tool'>>): void {
    if (tool !== this.tool) this.gesture = null;
    this.tool = tool;
    if (this.toolInHand.selects) this.lastPicking = tool;
    super.set(values);
  }
}
