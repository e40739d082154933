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
export { luminance } from './colour/luminance.ts';
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
} from './geometry/rect.ts';
export { createKeyMap, type KeyBinding, type PressedKey } from './keys/key-map.ts';
export { fitMiniMap, type MiniMapFit, placeOnMiniMap, showsPart, toMiniMapRect } from './mini-map/mini-map.ts';
export { SaveQueue } from './saving/save-queue.ts';
export { findPointAt, findPointsAlong, findPointsInRect } from './spatial/find-points.ts';
export { buildPointGrid, type PointColumns, type PointGrid } from './spatial/point-grid.ts';
