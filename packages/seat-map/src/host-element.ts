import type { InputRecord, Modifiers, PointerRecord } from './tools/input-record.ts';
import { findTool, type ToolName } from './tools/tools.ts';

/** Pixels per line, for browsers that report the wheel in lines. */
const LINE_PX = 16;

/**
 * Converts the element's events to input records; `take` returns true if the map used one. Returns a function that
 * stops listening.
 */
export function listen(host: HTMLElement, take: (input: InputRecord) => boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  host.style.touchAction = 'none';
  const pointer = (type: PointerRecord['type']) => (event: PointerEvent) => {
    if (type === 'down') {
      host.setPointerCapture(event.pointerId);
      host.focus({ preventScroll: true });
    }
    take({ type, pointer: event.pointerId, button: event.button, ...placeOf(host, event), ...modifiersOf(event) });
  };
  const key = (type: 'keydown' | 'keyup') => (event: KeyboardEvent) => {
    if (take({ type, key: event.key, ...modifiersOf(event) })) event.preventDefault();
  };
  host.addEventListener('pointerdown', pointer('down'), { signal });
  host.addEventListener('pointermove', pointer('move'), { signal });
  host.addEventListener('pointerup', pointer('up'), { signal });
  host.addEventListener('pointercancel', pointer('cancel'), { signal });
  host.addEventListener('pointerleave', pointer('leave'), { signal });
  host.addEventListener('keydown', key('keydown'), { signal });
  host.addEventListener('keyup', key('keyup'), { signal });
  host.addEventListener('blur', () => take({ type: 'blur' }), { signal });
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const delta = event.deltaMode === event.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
      take({ type: 'wheel', delta, ...placeOf(host, event), ...modifiersOf(event) });
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

function placeOf(host: HTMLElement, event: MouseEvent): { x: number; y: number } {
  const box = host.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function modifiersOf(event: MouseEvent | KeyboardEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, ctrl: event.ctrlKey || event.metaKey };
}

/** Reports the element's size in CSS pixels and the screen's pixel ratio, immediately and after every change. */
export function observeSize(
  host: HTMLElement,
  tell: (width: number, height: number, pixelRatio: number) => void,
): () => void {
  const view = host.ownerDocument.defaultView;
  const measure = () => tell(host.clientWidth, host.clientHeight, view?.devicePixelRatio ?? 1);
  const observer = new ResizeObserver(measure);
  observer.observe(host);
  view?.addEventListener('resize', measure);
  measure();
  return () => {
    observer.disconnect();
    view?.removeEventListener('resize', measure);
  };
}

export interface CursorState {
  readonly tool: ToolName;
  readonly isPanning: boolean;
  readonly isSpaceHeld: boolean;
}

/** Shows what a press would do: pan while the space bar is held, otherwise the tool's action. */
export function showCursor(host: HTMLElement, { tool, isPanning, isSpaceHeld }: CursorState): void {
  const cursor = isPanning ? 'grabbing' : isSpaceHeld ? 'grab' : findTool(tool).cursor;
  if (host.style.cursor !== cursor) host.style.cursor = cursor;
}
