import type { previewSeatingPlan as endpoint, PlanPreview } from '@parterre/contract/seating-plans';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { openPlanFile } from './documents/open-plan-file.ts';
import { toImportOptions } from './documents/to-import-options.ts';

/**
 * What an import of this file would make; nothing is stored. The venue was checked on the way in, and no transaction may
 * stay open while the file is read.
 */
export async function previewSeatingPlan(
  ctx: Context,
  { query, file }: Pick<VerbInput<typeof endpoint>, 'query' | 'file'>,
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
