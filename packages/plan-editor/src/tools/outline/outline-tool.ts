import { drawBlock, type NodeId, updateBlock } from '@parterre/seating-plan/edit';
import type { PlanDesk } from '../../desk/plan-desk.ts';
import { drawFigure } from '../draw-figure.ts';

/** Gives the outline to the selected block, if it is the only one; otherwise draws a new block. */
export const outlineTool = drawFigure({
  place(change, { corners: outline, labels }, desk) {
    const block = findOutlined(desk);
    if (block === undefined) return [drawBlock(change, { label: labels.block, outline })];
    updateBlock(change, block, { outline });
    return [block];
  },
  after(desk) {
    desk.targetBlock = [...desk.editor.selection][0] ?? desk.targetBlock;
  },
});

function findOutlined({ editor, draft }: PlanDesk): NodeId | undefined {
  const [block, ...others] = [...editor.selection].filter((id) => draft.findAs(id, 'block'));
  return others.length === 0 ? block : undefined;
}
