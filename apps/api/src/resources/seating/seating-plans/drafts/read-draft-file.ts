import type { FieldCode } from '@parterre/contract/choices/field-codes';
import { PLAN_DRAFT_SEATS_MAX, TracePlacement } from '@parterre/contract/seating-plans/draft';
import type { PlanFinding } from '@parterre/contract/seating-plans/plan';
import type { FieldError } from '@parterre/contract/wire/problem';
import { checkPlan, countSeats, type SeatingPlan } from '@parterre/seating-plan';
import { type ImportProblem, readDraft } from '@parterre/seating-plan/import';
import { fieldError } from '#errors.ts';
import { countStanding, packDocument } from '../documents/pack-plan.ts';
import { presentFindings } from '../documents/present-findings.ts';
import { FINDINGS_MAX } from '../documents/read-plan-file.ts';

/** A save as it was sent: JSON with a document and the position of the picture to trace. */
export interface DraftFileRequest {
  purpose: 'draft';
  bytes: Uint8Array;
}

/** The facts that a draft stores with its document, so that it can be listed without opening it. */
export interface DraftFacts {
  findings: PlanFinding[];
  findingCount: number;
  seatCount: number;
  standingCapacity: number;
}

/** The parts of a saved block that distinguish it from blocks of older versions. */
export type DrawnBlock = Pick<SeatingPlan['blocks'][number], 'blockId' | 'label'>;

export type DraftFileReading =
  | { isReadable: false; fieldErrors: FieldError[] }
  | {
      isReadable: true;
      name: string;
      document: Uint8Array;
      facts: DraftFacts;
      blocks: DrawnBlock[];
      trace: TracePlacement | null | undefined;
    };

/** Reads a save of any content; never throws because of its content. Runs in the worker. */
export async function readDraftFile({ bytes }: DraftFileRequest): Promise<DraftFileReading> {
  const reading = readDraft(bytes, {
    extras: { traceImage: TracePlacement.nullable().optional() },
    maxSeats: PLAN_DRAFT_SEATS_MAX,
  });
  if (!reading.ok) return { isReadable: false, fieldErrors: reading.problems.map(toFieldError) };
  const { plan, extras } = reading;
  const document = await packDocument(plan);
  const blocks = plan.blocks.map(({ blockId, label }) => ({ blockId, label }));
  return { isReadable: true, name: plan.name, document, facts: describeDraft(plan), blocks, trace: extras.traceImage };
}

export function describeDraft(plan: SeatingPlan): DraftFacts {
  const problems = checkPlan(plan);
  return {
    findings: presentFindings(problems.slice(0, FINDINGS_MAX)),
    findingCount: problems.length,
    seatCount: countSeats(plan),
    standingCapacity: countStanding(plan),
  };
}

/** Turns `document.blocks[0].label` of the file into the field `document.blocks.0.label`. */
function toFieldError({ source, values = {} }: ImportProblem): FieldError {
  const field = (source?.path ?? '').replaceAll(/\[(\d+)\]/g, '.$1') || 'file';
  return describeProblem(field, source, values);
}

function describeProblem(
  field: string,
  source: ImportProblem['source'],
  values: NonNullable<ImportProblem['values']>,
): FieldError {
  const { reason, expected, maximum, minimum, found, max, of, version, known } = values;
  const say = (code: FieldCode, message: string) => fieldError(field, code, { message });
  if (known !== undefined) return say('wrongForm', `Is version ${version}; this server reads up to version ${known}`);
  if (max !== undefined) return say('tooMany', `A plan has at most ${max} seats`);
  if (maximum !== undefined && of === 'string')
    return fieldError(field, 'maxLength', { values: { maxLength: Number(maximum) } });
  if (maximum !== undefined && of === 'array') return say('tooMany', `Cannot have more than ${maximum} items`);
  if (maximum !== undefined) return fieldError(field, 'max', { values: { maxNumber: Number(maximum) } });
  if (minimum !== undefined) return fieldError(field, 'min', { values: { minNumber: Number(minimum) } });
  if (found !== undefined) return say('unknownField', `Unknown field ${found}`);
  if (expected === 'nonoptional') return fieldError(field, 'required');
  if (expected !== undefined) return say('wrongType', `Must be of the type ${expected}`);
  if (source?.line !== undefined) return say('unreadable', `Is not JSON: line ${source.line}, column ${source.column}`);
  return reason === 'json' ? say('unreadable', 'Is not JSON') : fieldError(field, 'wrongForm');
}
