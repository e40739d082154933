import type { PlanDraft, TraceImage } from '@parterre/contract/seating-plans';
import type { TraceColumn } from '../../../db/schema/venues.ts';
import { toImageUrl } from '../../images/read.ts';
import type { SelectedPlan } from '../select-plans.ts';

/** The state of a plan's draft; without one the draft is the current version. */
export function presentDraft({ plan, version, draft }: SelectedPlan): PlanDraft {
  const { findings = [], seatCount = 0, standingCapacity = 0 } = draft ?? version ?? {};
  return {
    planId: plan.id,
    venueId: plan.venueId,
    name: plan.name,
    versionNumber: version?.number ?? 0,
    isSaved: draft !== null,
    revision: plan.draftRevision,
    savedAt: draft?.savedAt.toISOString() ?? null,
    savedBy: draft?.savedBy ?? null,
    seatCount,
    standingCapacity,
    findings,
    findingCount: draft?.findingCount ?? findings.length,
    traceImage: plan.trace && presentTrace(plan.trace),
  };
}

const presentTrace = ({ fileKey, ...trace }: TraceColumn): TraceImage => ({
  ...trace,
  url: toImageUrl(fileKey, 'webp'),
});
