import { AppError } from '../../../errors.ts';
import type { SelectedPlan } from '../select-plans.ts';

/** STALE with who saved, or who published, when the draft is not the one that was opened. */
export function requireDraftRevision({ plan, version, draft }: SelectedPlan, opened: number | undefined): void {
  if (opened === undefined || opened === plan.draftRevision) return;
  throw new AppError('STALE', {
    details: {
      revision: plan.draftRevision,
      isSaved: draft !== null,
      savedAt: (draft?.savedAt ?? version?.createdAt)?.toISOString() ?? null,
      savedBy: draft?.savedBy ?? version?.createdBy ?? null,
      versionNumber: version?.number ?? 0,
    },
    detail: 'Somebody else has changed this drawing since you opened it.',
  });
}
