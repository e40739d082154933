import type { Camera } from '@parterre/canvas';
import { seatSize } from '../camera/seat-camera.ts';
import type { Engine } from '../engine/engine.ts';

/** The camera in whole device pixels, so that distances between seats stay constant while the plan moves. */
export interface FrameView {
  /** Device pixels per plan unit. */
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** The side of a seat in device pixels and in CSS pixels. */
  readonly seatPx: number;
  readonly seatCssPx: number;
}

export function viewFrame(engine: Engine, pixelRatio: number): FrameView {
  const camera: Camera = engine.camera;
  const scale = camera.scale * pixelRatio;
  const seatCssPx = seatSize(engine.model.geometry) * camera.scale;
  return {
    scale,
    offsetX: Math.round(camera.offsetX * pixelRatio),
    offsetY: Math.round(camera.offsetY * pixelRatio),
    width: Math.max(1, Math.round(camera.width * pixelRatio)),
    height: Math.max(1, Math.round(camera.height * pixelRatio)),
    pixelRatio,
    seatPx: seatCssPx * pixelRatio,
    seatCssPx,
  };
}

export function isSameView(a: FrameView | null, b: FrameView): boolean {
  return (
    a !== null &&
    a.scale === b.scale &&
    a.offsetX === b.offsetX &&
    a.offsetY === b.offsetY &&
    a.width === b.width &&
    a.height === b.height &&
    a.pixelRatio === b.pixelRatio
  );
}
