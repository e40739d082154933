import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to what has come in the place of the control that had it; the first step leaves it where it is. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  // Only after the new step is there can it take the focus.
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}
