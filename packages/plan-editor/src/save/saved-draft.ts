import type { SeatingPlan } from '@parterre/seating-plan';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { type Trace, toPlacement } from '../desk/trace.ts';
import type { PartConflict } from '../merge/merge-drawings.ts';

export interface DraftState {
  readonly revision: number;
  /** 0 if the plan was never published. */
  readonly versionNumber: number;
  /** False if the draft equals the current version, or is empty. */
  readonly isSaved: boolean;
}

export interface SavedDraft {
  readonly draft: DraftState & {
    readonly savedBy: string | null;
    readonly traceImage: Trace | null;
    /** The highest id any block of the plan ever had. */
    readonly lastBlockId: number;
  };
  readonly document: SeatingPlan;
}

/** `gone` means that the draft was discarded, or the plan deleted. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'gone';

export interface MergedChanges {
  /** The draft's revision after the merge. `savedBy` is the user whose changes were merged; null after publication. */
  readonly revision: number;
  readonly savedBy: string | null;
  readonly parts: readonly PartConflict[];
}

export interface SaveFailure {
  /** `stale`: somebody else saved meanwhile; `gone`: the plan is deleted. */
  readonly cause: 'stale' | 'gone' | 'other';
  /** True if the server may have saved without answering. */
  readonly isLost: boolean;
  /** True if a retry may succeed. */
  readonly isWorthRepeating: boolean;
}

export interface SaverOptions {
  readonly desk: PlanDesk;
  readonly draft: DraftState;
  /** Sends the file and returns the draft's new revision. */
  readonly send: (file: File, revision: number, idempotencyKey: string) => Promise<number>;
  readonly readTheirs: () => Promise<SavedDraft>;
  readonly judge: (error: unknown) => SaveFailure;
  /** Called when another user's changes were merged without asking. */
  readonly onMerged?: (mergedChanges: MergedChanges) => void;
  readonly restMs: number;
  /** The pause after the first failure; it doubles with each. */
  readonly retryMs?: number;
  readonly random?: () => number;
}

/** One save as sent. Nothing else may be sent until it is answered. */
export interface SentSave {
  readonly file: File;
  readonly revision: number;
  readonly key: string;
  readonly document: SeatingPlan;
  readonly mark: string;
  readonly traceVersion: number;
}

/** Returns JSON `{document, traceImage?}`; the picture is only its position, because the server has its bytes. */
export function writeDraft(document: SeatingPlan, trace: Trace | null): File {
  const draft = { document, ...(trace && { traceImage: toPlacement(trace) }) };
  return new File([JSON.stringify(draft)], 'draft.json', { type: 'application/json' });
}
