export { act } from './commands/act.ts';
export {
  type NewLabels,
  placeRows,
  planCurvedRows,
  planOutline,
  planStraightRows,
} from './commands/draw.ts';
export { previewLabels } from './commands/preview-labels.ts';
export { isDraggingSelection, type PointerInput } from './desk/gesture.ts';
export { FIRST_OPTIONS, type RowOptions } from './desk/row-options.ts';
export { clampTraceScale, type Trace, toPlacement } from './desk/trace.ts';
export {
  cancelGesture,
  EditorDesk,
  findGrabbableHandle,
  finishPoints,
  move,
  press,
  release,
} from './editor/editor-desk.ts';
export { createTouch } from './editor/touch.ts';
export { ARROW_KEYS, findKeyAction, type KeyAction, keyOf, needsWrite, runKeyAction } from './keys/key-actions.ts';
export type { PartConflict } from './merge/merge-drawings.ts';
export { isSame, type Side } from './merge/merge-lists.ts';
export { paintOver, paintScene } from './paint/paint-desk.ts';
export { type EditorLook, listSceneValues, SeatBitmap } from './paint/painting.ts';
export { DraftSaver } from './save/draft-saver.ts';
export { type RefusedPart, readRefusedParts } from './save/read-refused-parts.ts';
export { reportDrawing } from './save/report-drawing.ts';
export type { DraftState, MergedChanges, SavedDraft, SaveFailure, SaveState } from './save/saved-draft.ts';
export { findTool, TOOLS, type Tool, type ToolName } from './tools/tools.ts';
