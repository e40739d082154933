import type { PlanDraftNews } from '@parterre/contract/seating-plans/draft-live';
import type { LiveState } from '#live/live-state.ts';

/** What somebody did to the draft last. */
export interface DraftSave {
  at: string;
  what: 'saved' | 'published' | 'discarded';
  versionNumber: number;
}

export interface DraftLiveState extends LiveState<DraftSave> {
  /** The plan itself was thrown away. */
  isGone: boolean;
  /** The newest revision that somebody else made while this page was open. */
  theirs: PlanDraftNews | null;
}

export const INITIAL_DRAFT_STATE: DraftLiveState = {
  connection: 'connecting',
  viewerId: null,
  userId: null,
  viewers: [],
  saves: new Map(),
  isGone: false,
  theirs: null,
};

/** The state after a revision of somebody else; `versionNumber` is the one known before. */
export function noteTheirs(
  { saves }: DraftLiveState,
  theirs: PlanDraftNews,
  versionNumber: number,
): Pick<DraftLiveState, 'saves' | 'theirs'> {
  const { change } = theirs;
  if (!change) return { saves, theirs };
  const isPublished = theirs.versionNumber > versionNumber;
  const what = theirs.isSaved ? 'saved' : isPublished ? 'published' : 'discarded';
  const save = { name: change.byName, at: change.at, what, versionNumber: theirs.versionNumber } as const;
  return { saves: new Map(saves).set(change.byId, save), theirs };
}
