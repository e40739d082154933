import { createElement, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Circle, Group, Layer, Stage } from 'react-konva';
import { createPlainCamera, type PlainView } from './plain-camera.ts';
import { listCircles, type SeatCircle } from './seat-circles.ts';
import type { DrawnPlan, SeatDrawing } from './seat-drawing.ts';

/** Draws a Circle per seat with hit testing, as react-konva's documentation shows it. */
export function drawKonva(host: HTMLElement, plan: DrawnPlan): SeatDrawing {
  const root = createRoot(host);
  let show: (view: PlainView) => void = () => {};
  let hit: SeatDrawing['hit'] = () => false;
  flushSync(() =>
    root.render(
      createElement(PlanStage, {
        circles: listCircles(plan),
        width: host.clientWidth,
        height: host.clientHeight,
        bind: (next) => {
          show = next;
        },
        bindHit: (next) => {
          hit = next;
        },
      }),
    ),
  );
  const camera = createPlainCamera(plan.geometry, host, (view) => flushSync(() => show(view)));
  camera.fit();
  return Object.assign(camera, { hit: (x: number, y: number) => hit(x, y), destroy: () => root.unmount() });
}

interface PlanStageProps {
  circles: readonly SeatCircle[];
  width: number;
  height: number;
  bind: (show: (view: PlainView) => void) => void;
  bindHit: (hit: SeatDrawing['hit']) => void;
}

function PlanStage({ circles, width, height, bind, bindHit }: PlanStageProps) {
  const [view, setView] = useState<PlainView>({ scale: 1, x: 0, y: 0 });
  bind(setView);
  const camera = { x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale };
  return createElement(
    Stage,
    {
      width,
      height,
      ref: (stage) => bindHit((x, y) => Boolean(stage?.getIntersection({ x, y }))),
    },
    createElement(Layer, null, createElement(Group, camera, createElement(Circles, { circles }))),
  );
}

const Circles = memo(({ circles }: { circles: readonly SeatCircle[] }) =>
  circles.map((circle, seat) => createElement(Circle, { key: seat, perfectDrawEnabled: false, ...circle })),
);
