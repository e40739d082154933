import { useEffect, useRef } from 'react';
import { usePlanLook } from '../../map/use-plan-look.ts';
import { useRestingDesk } from '../desk/desk-context.ts';
import { paintDesk } from './paint-desk.ts';
import { useTracePicture } from './use-trace-picture.ts';

/** Fills the canvas with the desk: once a frame at most, whenever something on it changed. */
export function usePaintedCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const desk = useRestingDesk();
  const look = usePlanLook();
  const picture = useTracePicture();
  // A canvas is painted outside of React.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const ratio = window.devicePixelRatio;
      const width = Math.round(desk.camera.width * ratio);
      const height = Math.round(desk.camera.height * ratio);
      if (element.width !== width) element.width = width;
      if (element.height !== height) element.height = height;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintDesk({ context, desk, look, picture });
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
  }, [desk, look, picture]);
  return canvas;
}
