import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the element's current inner width; infinite until measured. */
export const useElementWidth = (ref: RefObject<HTMLElement | null>): number =>
  useMeasure(ref, readWidth, Number.POSITIVE_INFINITY);

/** Returns the element's current height with its border; 0 until measured. */
export const useElementHeight = (ref: RefObject<HTMLElement | null>): number => useMeasure(ref, readHeight, 0);

const readWidth = (element: HTMLElement): number => element.clientWidth;
const readHeight = (element: HTMLElement): number => element.offsetHeight;

function useMeasure(ref: RefObject<HTMLElement | null>, read: (element: HTMLElement) => number, first: number): number {
  const [px, setPx] = useState(first);
  // Measured before painting, so that nothing jumps; an observer reports changes.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    setPx(read(element));
    const observer = new ResizeObserver(() => setPx(read(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, read]);
  return px;
}
