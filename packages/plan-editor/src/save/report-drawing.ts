import type { DraftSaver } from './draft-saver.ts';

/** A drawing is saved every other second, so that somebody counts as drawing until they have rested for this long. */
const RESTS_AFTER_MS = 10_000;

/** Tells each change once, so that other people see who draws without a message for every save. */
export function reportDrawing(saver: DraftSaver, tell: (isDrawing: boolean) => void) {
  let isDrawing = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const become = (next: boolean) => {
    if (isDrawing === next) return;
    isDrawing = next;
    tell(next);
  };
  const look = () => {
    clearTimeout(resting);
    if (saver.state === 'saved') resting = setTimeout(() => become(false), RESTS_AFTER_MS);
    else become(true);
  };
  const stop = saver.subscribe(look);
  return {
    /** Sent again to a new connection, which does not know it yet. */
    again: () => {
      if (isDrawing) tell(true);
    },
    stop: () => {
      clearTimeout(resting);
      stop();
    },
  };
}
