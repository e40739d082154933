import Box from '@mui/material/Box';
import { type PointerEvent, useEffect, useRef } from 'react';
import { LOOK } from '../../../../brands/look.ts';
import { usePlanLook } from '../../map/use-plan-look.ts';
import { viewOf } from '../desk/camera.ts';
import { useMovingDesk } from '../desk/desk-context.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';

const WIDTH_PX = 140;
const HEIGHT_PX = 96;
const SEAT_PX = 1.5;
/** More than these fall on the same pixels. */
const SEATS_MAX = 8000;

/** The whole plan while the drawing shows a part of it; a click or drag brings that place into the middle. */
export function MiniMap() {
  const desk = useMovingDesk();
  const look = usePlanLook();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isPart = showsPart(desk);
  const { columns } = desk;
  const { scale: zoom, offsetX, offsetY, width } = desk.camera;
  const place = `${zoom} ${offsetX} ${offsetY} ${width}`;
  // A canvas is painted outside of React; the pointer alone changes nothing in it.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !isPart || place === '') return;
    const { scale, x, y } = fit(desk);
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, WIDTH_PX, HEIGHT_PX);
    const { camera } = desk;
    let painted = -1;
    const step = Math.ceil(columns.count / SEATS_MAX);
    for (let at = 0; at < columns.count; at += step) {
      const block = columns.block[at] ?? 0;
      // Seats come block by block: the colour is set once for each.
      if (block !== painted) context.fillStyle = look.blocks[block % look.blocks.length] ?? '';
      painted = block;
      context.fillRect((columns.x[at] ?? 0) * scale + x, (columns.y[at] ?? 0) * scale + y, SEAT_PX, SEAT_PX);
    }
    const view = viewOf(camera);
    context.strokeStyle = look.map.primary;
    context.lineWidth = 1.5;
    context.strokeRect(
      view.minX * scale + x,
      view.minY * scale + y,
      (view.maxX - view.minX) * scale,
      (view.maxY - view.minY) * scale,
    );
  }, [desk, look, isPart, columns, place]);
  const pan = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { scale, x, y } = fit(desk);
    desk.centre({ x: (event.clientX - box.left - x) / scale, y: (event.clientY - box.top - y) / scale });
  };
  if (!isPart) return null;
  return (
    <Box aria-hidden sx={FRAME_LOOK}>
      <canvas
        ref={canvas}
        width={WIDTH_PX * devicePixelRatio}
        height={HEIGHT_PX * devicePixelRatio}
        style={{ display: 'block', width: WIDTH_PX, height: HEIGHT_PX, cursor: 'pointer', touchAction: 'none' }}
        onPointerDown={pan}
        onPointerMove={pan}
      />
    </Box>
  );
}

function showsPart({ camera, page, columns }: EditorDesk): boolean {
  const view = viewOf(camera);
  const isAllInSight =
    view.minX <= page.minX && view.minY <= page.minY && view.maxX >= page.maxX && view.maxY >= page.maxY;
  return columns.count > 0 && camera.width > 0 && !isAllInSight;
}

function fit({ page, columns }: EditorDesk) {
  const room = columns.pitch * 2;
  const scale = Math.min(WIDTH_PX / (page.maxX - page.minX + room), HEIGHT_PX / (page.maxY - page.minY + room));
  return {
    scale,
    x: WIDTH_PX / 2 - ((page.minX + page.maxX) / 2) * scale,
    y: HEIGHT_PX / 2 - ((page.minY + page.maxY) / 2) * scale,
  };
}

const FRAME_LOOK = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  p: 0.5,
  bgcolor: LOOK.surface,
  border: `1px solid ${LOOK.line}`,
  borderRadius: '6px',
};
