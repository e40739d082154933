import Box from '@mui/material/Box';
import { fitMiniMap, placeOnMiniMap, showsPart, toMiniMapRect, viewOf } from '@parterre/canvas';
import type { EditorDesk } from '@parterre/plan-editor';
import { type PointerEvent, useEffect, useRef } from 'react';
import { LOOK } from '#brands/look.ts';
import { usePlanLook } from '#features/seating/seating-plans/map/use-plan-look.ts';
import { useMovingDesk } from '../desk-context.ts';

const WIDTH_PX = 140;
const HEIGHT_PX = 96;
const SEAT_PX = 1.5;
/** With more seats, several would be painted on the same pixel. */
const SEATS_MAX = 8000;

/** Shows the whole plan while the drawing shows only a part; a click or drag centres the drawing there. */
export function PlanMiniMap() {
  const desk = useMovingDesk();
  const look = usePlanLook();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPart = showsSomething(desk);
  const { columns } = desk;
  const fit = fitPlan(desk);
  const { scale, offsetX: left, offsetY: top } = fit;
  const { minX, minY, maxX, maxY } = toMiniMapRect(fit, viewOf(desk.camera));
  // React does not paint a canvas. Pointer moves alone change nothing here.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !isPart) return;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, WIDTH_PX, HEIGHT_PX);
    let painted = -1;
    const step = Math.ceil(columns.count / SEATS_MAX);
    for (let at = 0; at < columns.count; at += step) {
      const block = columns.block[at] ?? 0;
      // Seats are sorted by block, so the colour is set once per block.
      if (block !== painted) context.fillStyle = look.blocks[block % look.blocks.length] ?? '';
      painted = block;
      context.fillRect((columns.x[at] ?? 0) * scale + left, (columns.y[at] ?? 0) * scale + top, SEAT_PX, SEAT_PX);
    }
    context.strokeStyle = look.map.primary;
    context.lineWidth = 1.5;
    context.strokeRect(minX, minY, maxX - minX, maxY - minY);
  }, [look, isPart, columns, scale, left, top, minX, minY, maxX, maxY]);
  const handlePan = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    desk.centre(placeOnMiniMap(fitPlan(desk), { x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  if (!isPart) return null;
  return (
    <Box aria-hidden sx={FRAME_LOOK}>
      <canvas
        ref={canvas}
        width={WIDTH_PX * devicePixelRatio}
        height={HEIGHT_PX * devicePixelRatio}
        style={{ display: 'block', width: WIDTH_PX, height: HEIGHT_PX, cursor: 'pointer', touchAction: 'none' }}
        onPointerDown={handlePan}
        onPointerMove={handlePan}
      />
    </Box>
  );
}

const showsSomething = ({ camera, page, columns }: EditorDesk): boolean =>
  columns.count > 0 && camera.width > 0 && showsPart(viewOf(camera), page);

const fitPlan = ({ page, columns }: EditorDesk) =>
  fitMiniMap({ bounds: page, room: columns.pitch * 2, width: WIDTH_PX, height: HEIGHT_PX });

const FRAME_LOOK = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  p: 0.5,
  bgcolor: LOOK.surface,
  border: `1px solid ${LOOK.line}`,
  borderRadius: 1,
};
