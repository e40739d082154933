import { isDraggingSelection, listSceneValues, paintOver, paintScene, SeatBitmap } from '@parterre/plan-editor';
import { type RefObject, useEffect, useState } from 'react';
import { usePlanLook } from '#features/seating/seating-plans/map/use-plan-look.ts';
import { useDesk, useRestingDesk } from '../desk-context.ts';

/**
 * Paints the desk at most once per frame, after a change. The static part is cached as a picture, which is valid until
 * the plan, the selection or the camera changes; the pointer is painted over it.
 */
export function usePaintedCanvas(canvas: RefObject<HTMLCanvasElement | null>, isReadOnly: boolean): void {
  const desk = useRestingDesk();
  const look = usePlanLook();
  const picture = useTracePicture();
  // React does not paint a canvas.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    const scene = document.createElement('canvas');
    const sceneContext = scene.getContext('2d');
    if (!element || !context || !sceneContext) return undefined;
    const bitmap = new SeatBitmap();
    let painted: readonly unknown[] = [];
    let frame = 0;
    const paint = () => {
      frame = 0;
      const ratio = window.devicePixelRatio;
      const width = Math.round(desk.camera.width * ratio);
      const height = Math.round(desk.camera.height * ratio);
      if (width === 0 || height === 0) return;
      for (const one of [element, scene]) {
        if (one.width !== width) one.width = width;
        if (one.height !== height) one.height = height;
      }
      const values = [...listSceneValues(desk), ratio];
      const part = isDraggingSelection(desk.gesture) ? 'resting' : 'all';
      if (values.some((value, index) => value !== painted[index])) {
        sceneContext.setTransform(ratio, 0, 0, ratio, 0, 0);
        paintScene({ context: sceneContext, desk, look, picture, bitmap, part, pixelRatio: ratio });
        painted = values;
      }
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(scene, 0, 0);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintOver({ context, desk, look, picture, bitmap, part, pixelRatio: ratio }, isReadOnly);
    };
    const request = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const stop = desk.subscribePainter(request);
    const observer = new ResizeObserver(() => desk.resize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    request();
    return () => {
      stop();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [canvas, desk, look, picture, isReadOnly]);
}

/** Returns the picture to trace; null until the browser has loaded it. */
function useTracePicture(): HTMLImageElement | null {
  const url = useDesk().trace?.url;
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement } | null>(null);
  // The browser loads the picture outside of React.
  useEffect(() => {
    if (url === undefined) return undefined;
    const image = new Image();
    image.onload = () => setLoaded({ url, image });
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return loaded && loaded.url === url ? loaded.image : null;
}
