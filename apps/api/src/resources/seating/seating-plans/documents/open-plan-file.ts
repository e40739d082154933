import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import type { Context } from '#context.ts';
import type { PlanFileReading, PlanFileRequest } from './read-plan-file.ts';
import { PlanTooHeavy, runPlanWorker } from './run-plan-worker.ts';

/** Reads a plan file in a process of its own. A file that is too large to read is refused. Throws BUSY. */
export async function openPlanFile(
  ctx: Pick<Context, 'promoterIds'>,
  request: PlanFileRequest,
): Promise<PlanFileReading> {
  try {
    return await runPlanWorker(ctx, request);
  } catch (error) {
    if (error instanceof PlanTooHeavy) return refuse(error.code, error.values);
    throw error;
  }
}

function refuse(code: string, values: PlanFinding['values']): PlanFileReading {
  return {
    format: null,
    name: '',
    isReadable: false,
    findings: [{ severity: 'error', code, place: {}, values }],
    findingCount: 1,
    canSplitBlocks: false,
    seatCount: 0,
    sourceSeatCount: 0,
    standingCapacity: 0,
    blocks: [],
    categories: [],
  };
}
