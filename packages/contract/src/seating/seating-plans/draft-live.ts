import type { LiveEvents } from '../../wire/live-events.ts';

/**
 * The events of `GET /seating-plans/{id}/draft/changes` (`text/event-stream`). The draft is sent in its current state,
 * on connecting and after each new revision, so that no cursor is needed.
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
  /** 0 if the plan was never published. */
  versionNumber: number;
  isSaved: boolean;
  /** The author and instant (ISO 8601) of this revision; null for old revisions without a recorded author. */
  change: { byId: string; byName: string; at: string } | null;
}
