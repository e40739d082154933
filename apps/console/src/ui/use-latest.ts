import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the value of the last completed render for timers, engines and other callbacks that outlive a render. What only
 * effects read is a `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  // Written after rendering, because a render may be discarded; and before the browser can raise the next event.
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
