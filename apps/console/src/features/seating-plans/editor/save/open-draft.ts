import { getPlanDraft, getPlanDraftDocument } from '@parterre/contract/calls/seating-plans';
import type { CallAnswer } from '@parterre/contract/wire/call';
import type { SeatingPlan } from '@parterre/seating-plan';
import { requestCall } from '#api/request-call.ts';

export type PlanDraft = CallAnswer<typeof getPlanDraft>;

export interface OpenedDraft {
  draft: PlanDraft;
  document: SeatingPlan;
}

/** State and document of the same revision. Throws CallFailure. */
export async function openDraft(planId: number, signal?: AbortSignal): Promise<OpenedDraft> {
  const draft = await readDraft(planId, signal);
  const query = { revision: draft.revision };
  const response = await requestCall(getPlanDraftDocument, { params: { id: planId }, query }, signal ? { signal } : {});
  const document: SeatingPlan = await response.json();
  return { draft, document };
}

export async function readDraft(planId: number, signal?: AbortSignal): Promise<PlanDraft> {
  const response = await requestCall(getPlanDraft, { params: { id: planId } }, signal ? { signal } : {});
  return response.json();
}
