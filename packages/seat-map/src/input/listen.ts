import type { InputRecord, Modifiers, PointerRecord } from '../tools/input-record.ts';

/** Lines per wheel notch in browsers that count lines instead of pixels. */
const LINE_PX = 16;

/**
 * Turns the host element's events into records; `take` answers whether the map used one. Answers the function that
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
