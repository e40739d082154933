import { createElement, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPlainCamera, type PlainView } from './plain-camera.ts';
import { listCircles, type SeatCircle } from './seat-circles.ts';
import type { DrawnPlan, SeatDrawing } from './seat-drawing.ts';

/** Draws a memoised circle per seat; moving the camera changes one attribute of the group round them. */
export function drawSvg(host: HTMLElement, plan: DrawnPlan): SeatDrawing {
  const root = createRoot(host);
  let show: (view: PlainView) => void = () => {};
  const circles = listCircles(plan);
  flushSync(() =>
    root.render(
      createElement(PlanSvg, {
        circles,
        bind: (next) => {
          show = next;
        },
      }),
    ),
  );
  const camera = createPlainCamera(plan.geometry, host, (view) => flushSync(() => show(view)));
  camera.fit();
  return Object.assign(camera, {
    hit: (x: number, y: number) => document.elementFromPoint(x, y)?.tagName === 'circle',
    destroy: () => root.unmount(),
  });
}

interface PlanSvgProps {
  circles: readonly SeatCircle[];
  bind: (show: (view: PlainView) => void) => void;
}

function PlanSvg({ circles, bind }: PlanSvgProps) {
  const [view, setView] = useState<PlainView>({ scale: 1, x: 0, y: 0 });
  bind(setView);
  const transform = `translate(${view.x} ${view.y}) scale(${view.scale})`;
  return createElement(
    'svg',
    { width: '100%', height: '100%' },
    createElement('g', { transform }, createElement(Circles, { circles })),
  );
}

const Circles = memo(({ circles }: { circles: readonly SeatCircle[] }) =>
  circles.map((circle, seat) => createElement(Circle, { key: seat, ...circle })),
);

const Circle = memo(({ x, y, radius, fill }: SeatCircle) => createElement('circle', { cx: x, cy: y, r: radius, fill }));
