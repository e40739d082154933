export { act } from './commands/act.ts';
export {
  type NewLabels,
  placeRows,
  planCurvedRows,
  planOutline,
  planStraightRows,
} from './commands/draw.ts';
export { listObjects, type ObjectLine } from './commands/list-objects.ts';
export { previewLabels } from './commands/preview-labels.ts';
export { isLifting } from './desk/gesture.ts';
export { FIRST_OPTIONS, type RowOptions } from './desk/row-options.ts';
export { clampTraceScale, type Trace, toPlacement } from './desk/trace.ts';
export { EditorDesk } from './editor/editor-desk.ts';
export { findGrip, finishPoints, move, press, release } from './editor/take-pointer.ts';
export { createTouch } from './editor/touch.ts';
export type { PointerInput } from './gestures/pointer-input.ts';
export { ARROW_KEYS, findKeyAction, type KeyAction, keyOf, needsWrite } from './keys/find-key-action.ts';
export { runKeyAction } from './keys/run-key-action.ts';
export type { PartClash } from './merge/merge-drawings.ts';
export type { Side } from './merge/merge-lists.ts';
export { isSame } from './merge/merge-lists.ts';
export { paintOver, paintScene } from './paint/paint-desk.ts';
export type { EditorLook } from './paint/painting.ts';
export { listSceneValues } from './paint/painting.ts';
export { SeatBitmap } from './paint/seat-bitmap.ts';
export { DraftSaver, type MergedChanges, type SaveFailure, type SaveState } from './save/draft-saver.ts';
export { type RefusedPart, readRefusedParts } from './save/read-refused-parts.ts';
export { reportDrawing } from './save/report-drawing.ts';
export type { DraftStand, SavedDraft } from './save/saved-draft.ts';
export { drawsRows, findTool, TOOLS, type Tool, type ToolName } from './tools/tools.ts';
