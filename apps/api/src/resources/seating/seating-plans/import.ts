import * as endpoints from '@parterre/contract/seating-plans/import';
import type { AppError } from '#errors.ts';
import { verb } from '#verb.ts';
import { openPlanFile } from './documents/open-plan-file.ts';
import { type PlanFileReading, toImportOptions } from './documents/read-plan-file.ts';
import { refusePlan } from './refuse-plan.ts';
import { storePlan } from './store-plan.ts';

/**
 * Stores the plan of a file as a new plan of the venue. The file is read before the change opens, because reading may
 * take seconds and needs nothing from the database. Throws PLAN_REFUSED with the findings, NAME_TAKEN, BUSY while many
 * plans are read, FILE_TOO_LARGE for a file over the limit. Needs `plan:write`.
 */
export const importSeatingPlan = verb(endpoints.importSeatingPlan, async (ctx, { params, query, file }) => {
  const reading = await openPlanFile(ctx, { ...file, options: toImportOptions(query), purpose: 'import' });
  const { packed, findings } = reading;
  if (!packed) throw refused(reading);
  const name = query.name || reading.name;
  return ctx.change('seating-plan.import', (change) =>
    storePlan(change, { venueId: params.venueId, name, isDefault: query.isDefault, packed, findings }),
  );
});

/**
 * Reports what an import of this file would create, and stores nothing. The venue was already checked, because no
 * transaction may stay open while the file is read.
 */
export const previewSeatingPlan = verb(endpoints.previewSeatingPlan, async (ctx, { query, file }) => {
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
});

function refused({ findings, findingCount, canSplitBlocks, format, table }: PlanFileReading): AppError {
  const detail = 'The file holds no plan that can be sold. The findings say why.';
  return refusePlan(detail, { findings, findingCount, canSplitBlocks, format, table });
}
