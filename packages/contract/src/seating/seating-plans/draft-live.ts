import type { LiveEvents } from '../../wire/live-events.ts';

/**
 * What `GET /seating-plans/{id}/draft/changes` sends as `text/event-stream`. The draft is told as it is: at once, and
 * whenever its revision changed. No cursor is needed.
 */
export interface PlanDraftEvents extends LiveEvents {
  draft: PlanDraftNews;
  /** The plan was thrown away: the stream ends here. */
  gone: Record<string, never>;
}

/**
 * A draft without its document. `versionNumber` is higher than before once it was published; where it is not, and
 * `isSaved` is false, the draft was thrown away.
 */
export interface PlanDraftNews {
  revision: number;
  /** 0: never published. */
  versionNumber: number;
  isSaved: boolean;
  /** Who made this revision, ISO 8601; null for one from before that was kept. */
  change: { byId: string; byName: string; at: string } | null;
}
