import type {
  importSeatingPlan as endpoint,
  PlanPreview,
  previewSeatingPlan as previewEndpoint,
} from '@parterre/contract/seating-plans';
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

/**
 * What an import of this file would make; nothing is stored. The venue was checked on the way in, and no transaction may
 * stay open while the file is read.
 */
export async function previewSeatingPlan(
  ctx: Context,
  { query, file }: Pick<VerbInput<typeof previewEndpoint>, 'query' | 'file'>,
): Promise<PlanPreview> {
  const {
    columns,
    packed: _,
    ...reading
  } = await openPlanFile(ctx, {
    ...file,
    options: toImportOptions(query),
    purpose: 'preview',
  });
  return {
    ...reading,
    name: query.name || reading.name,
    ...(columns
      ? { geometry: Buffer.from(columns.buffer, columns.byteOffset, columns.length).toString('base64') }
      : {}),
  };
}

function refused({ findings, findingCount, canSplitBlocks, format, table }: PlanFileReading): AppError {
  return new AppError('PLAN_REFUSED', {
    detail: 'The file holds no plan that can be sold. The findings say why.',
    details: { findings: findings.slice(0, FINDINGS_SHOWN), findingCount, canSplitBlocks, format, table },
  });
}
