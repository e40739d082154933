import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import { SeatingPlan } from '@parterre/seating-plan';
import { type PackedPlan, packPlan, unpackDocument } from '../documents/pack-plan.ts';
import { type DraftFacts, describeDraft } from './read-draft-file.ts';

export interface VersionRequest {
  purpose: 'publish';
  name: string;
  draft: Uint8Array;
  current: Uint8Array | null;
}

/** `packed` is set only for a document without errors that differs from the current version. */
export interface PreparedVersion extends Pick<DraftFacts, 'findings' | 'findingCount'> {
  isSame: boolean;
  hasErrors: boolean;
  hasWarnings: boolean;
  packed?: PackedPlan;
}

/** Checks a draft and builds what a version stores. Runs in the worker. */
export async function prepareVersion({ name, draft, current }: VersionRequest): Promise<PreparedVersion> {
  const plan = { ...(await unpackDocument(draft)), name };
  const { findings, findingCount } = describeDraft(plan);
  const empty = isEmpty(plan) ? [PLAN_EMPTY] : [];
  const hasErrors = empty.length > 0 || findings.some(({ severity }) => severity === 'error');
  const verdict = {
    findings: [...empty, ...findings],
    findingCount: findingCount + empty.length,
    hasErrors,
    hasWarnings: findings.some(({ severity }) => severity === 'warning'),
  };
  if (hasErrors) return { ...verdict, isSame: false };
  if (current && isSameDrawing(plan, await unpackDocument(current))) return { ...verdict, isSame: true };
  return { ...verdict, isSame: false, packed: await packPlan(plan) };
}

const isEmpty = ({ blocks, standingAreas }: SeatingPlan): boolean =>
  standingAreas.length === 0 && !blocks.some(({ rows }) => rows.some(({ seats }) => seats.length > 0));

const PLAN_EMPTY: PlanFinding = { severity: 'error', code: 'PLAN_EMPTY', place: {}, values: {} };

/**
 * Parsing puts the fields of both into one order. The name is ignored, because it belongs to the plan, not to the
 * drawing.
 */
const isSameDrawing = (a: SeatingPlan, b: SeatingPlan): boolean => toText(a) === toText(b);
const toText = (plan: SeatingPlan): string => JSON.stringify(SeatingPlan.parse({ ...plan, name: '' }));
