import type { DraftSaver } from './draft-saver.ts';

/** A drawing is saved every other second, so a user counts as drawing until after a pause of this length. */
const RESTS_AFTER_MS = 10_000;

/** Reports only changes, so that other users see who draws without a message for every save. */
export function reportDrawing(saver: DraftSaver, tell: (isDrawing: boolean) => void) {
  let isDrawing = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const become = (next: boolean) => {
    if (isDrawing === next) return;
    isDrawing = next;
    tell(next);
  };
  const note = () => {
    clearTimeout(resting);
    if (saver.state === 'saved') resting = setTimeout(() => become(false), RESTS_AFTER_MS);
    else become(true);
  };
  const stop = saver.subscribe(note);
  return {
    /** Reports the state again after a reconnection, because the server does not know it. */
    again: () => {
      if (isDrawing) tell(true);
    },
    stop: () => {
      clearTimeout(resting);
      stop();
    },
  };
}
