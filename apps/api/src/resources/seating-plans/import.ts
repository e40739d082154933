import type { importSeatingPlan as endpoint } from '@parterre/contract/seating-plans';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { openPlanFile } from './documents/open-plan-file.ts';
import type { PlanFileReading } from './documents/read-plan-file.ts';
import { toImportOptions } from './documents/to-import-options.ts';
import { storePlan } from './store-plan.ts';

const FINDINGS_SHOWN = 200;

/**
 * Stores the plan of a file as a new plan of the venue. The file is read before the change opens: reading may take
 * seconds and asks the database nothing. Throws PLAN_REFUSED with the findings, NAME_TAKEN. Needs `plan:write`.
 */
export async function importSeatingPlan(
  ctx: Context,
  { params, query, file }: Pick<VerbInput<typeof endpoint>, 'params' | 'query' | 'file'>,
): Promise<AnswerOf<typeof endpoint>> {
  const reading = await openPlanFile(ctx, { ...file, options: toImportOptions(query), purpose: 'import' });
  const { packed, findings } = reading;
  if (!packed) throw refused(reading);
  const name = query.name || reading.name;
  return ctx.change('seating-plan.import', (change) =>
    storePlan(change, { venueId: params.venueId, name, isDefault: query.isDefault, packed, findings }),
  );
}

function refused({ findings, findingCount, canSplitBlocks, format, table }: PlanFileReading): AppError {
  return new AppError('PLAN_REFUSED', {
    detail: 'The file holds no plan that can be sold. The findings say why.',
    details: { findings: findings.slice(0, FINDINGS_SHOWN), findingCount, canSplitBlocks, format, table },
  });
}
