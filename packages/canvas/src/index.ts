export {
  type Camera,
  createCamera,
  freeCentre,
  freeView,
  type Insets,
  toPlan,
  toScreen,
  viewOf,
  WHEEL_STEP,
  ZOOM_STEP,
} from './camera/camera.ts';
export {
  type CameraLimits,
  centreOn,
  clampScale,
  type FitOptions,
  fitRect,
  panCamera,
  zoomAt,
} from './camera/move-camera.ts';
export { Pinch, type PinchStep, pinchStep } from './camera/pinch.ts';
export { createKeyMap, type KeyBinding, type PressedKey } from './key-map.ts';
export { luminance } from './luminance.ts';
export { fitMiniMap, type MiniMapFit, placeOnMiniMap, showsPart, toMiniMapRect } from './mini-map.ts';
export { SaveQueue } from './save-queue.ts';
export { findPointAt, findPointsAlong, findPointsInRect } from './spatial/find-points.ts';
export { buildPointGrid, type PointColumns, type PointGrid } from './spatial/point-grid.ts';
export {
  EMPTY_RECT,
  growRect,
  isDrag,
  isEmptyRect,
  isInRect,
  joinRects,
  type Point,
  type Rect,
  rectOf,
  squaredDistanceToSegment,
} from './spatial/rect.ts';
