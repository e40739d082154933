import type { SeatingPlan } from '@parterre/seating-plan';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { type Trace, toPlacement } from '../desk/trace.ts';
import type { PartClash } from '../merge/merge-drawings.ts';

export interface DraftStand {
  readonly revision: number;
  /** 0 when never published. */
  readonly versionNumber: number;
  /** False when it is the current version, or empty. */
  readonly isSaved: boolean;
}

export interface SavedDraft {
  readonly draft: DraftStand & {
    readonly savedBy: string | null;
    readonly traceImage: Trace | null;
    /** The highest id that any block of the plan has had. */
    readonly lastBlockId: number;
  };
  readonly document: SeatingPlan;
}

/** `gone`: somebody discarded the draft, or deleted the plan with it. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'gone';

export interface MergedChanges {
  /** The draft's revision after the merge, and who saved theirs; null once it is published. */
  readonly revision: number;
  readonly savedBy: string | null;
  readonly parts: readonly PartClash[];
}

export interface SaveFailure {
  /** `stale`: somebody else saved meanwhile; `gone`: the plan no longer exists. */
  readonly cause: 'stale' | 'gone' | 'other';
  /** Whether it is unknown if the server saved. */
  readonly isLost: boolean;
  /** Whether it may succeed when repeated. */
  readonly isWorthRepeating: boolean;
}

export interface SaverOptions {
  readonly desk: PlanDesk;
  readonly draft: DraftStand;
  /** Sends the file and returns the draft's new revision. */
  readonly send: (file: File, revision: number, idempotencyKey: string) => Promise<number>;
  readonly readTheirs: () => Promise<SavedDraft>;
  readonly judge: (error: unknown) => SaveFailure;
  /** Called when another person's changes were merged without asking. */
  readonly onMerged?: (mergedChanges: MergedChanges) => void;
  readonly restMs: number;
  /** The pause after the first failure; it doubles with each. */
  readonly retryMs?: number;
}

/** One save as it was sent. Until it is answered, nothing else may be sent. */
export interface SentSave {
  readonly file: File;
  readonly revision: number;
  readonly key: string;
  readonly document: SeatingPlan;
  readonly mark: string;
  readonly traceVersion: number;
}

/** JSON `{document, traceImage?}`; of the picture only its place, because the server has its bytes. */
export function writeDraft(document: SeatingPlan, trace: Trace | null): File {
  const draft = { document, ...(trace && { traceImage: toPlacement(trace) }) };
  return new File([JSON.stringify(draft)], 'draft.json', { type: 'application/json' });
}
