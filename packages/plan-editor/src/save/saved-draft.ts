import type { SeatingPlan } from '@parterre/seating-plan';
import { type Trace, toPlacement } from '../desk/trace.ts';

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

/** The file that is sent: the plan and the place of the picture to trace. */
export function writeDraft(document: SeatingPlan, trace: Trace | null): File {
  const draft = { document, ...(trace && { traceImage: toPlacement(trace) }) };
  return new File([JSON.stringify(draft)], 'draft.json', { type: 'application/json' });
}
