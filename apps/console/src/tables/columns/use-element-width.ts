import { type RefObject, useLayoutEffect, useState } from 'react';

/** The element's inner width as it changes; infinite until it is known. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(Number.POSITIVE_INFINITY);
  // The browser measures, and reports a change by an observer; before the paint, so that nothing jumps.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    setWidthPx(element.clientWidth);
    const observer = new ResizeObserver(() => setWidthPx(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return widthPx;
}
