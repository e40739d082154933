import type { LiveEvents } from '../../wire/live-events.ts';

/**
 * What `GET /seating-plans/{id}/draft/changes` sends as `text/event-stream`. The draft is sent in its current state, at
 * once and whenever its revision changes, so that no cursor is needed.
 */
export interface PlanDraftEvents extends LiveEvents {
  draft: PlanDraftNews;
  /** The plan was deleted: the stream ends here. */
  gone: Record<string, never>;
}

/**
 * A draft without its document. A higher `versionNumber` than before means that it was published; the same number with
 * a false `isSaved` means that it was discarded.
 */
export interface PlanDraftNews {
  revision: number;
  /** 0 when never published. */
  versionNumber: number;
  isSaved: boolean;
  /** Who made this revision, ISO 8601; null for one from before that was recorded. */
  change: { byId: string; byName: string; at: string } | null;
}
