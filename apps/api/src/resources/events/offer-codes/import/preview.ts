import { SAMPLE_ROWS } from '@parterre/contract/choices/limits';
import type { OfferImportPreview } from '@parterre/contract/offer-codes';
import * as endpoints from '@parterre/contract/offer-codes';
import { describeTable } from '@parterre/seating-plan/table-file';
import { findColumns } from '#documents/read-csv.ts';
import { requirePriceGroup } from '#resources/events/price-groups/read.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { countResults, readCodeFile } from './import.ts';
import { OFFER_COLUMN_NAMES } from './map-columns.ts';
import { countImportRows, type ImportPlan, type PlannedRow, planImport, toNewCode } from './plan-import.ts';

/**
 * Reports what an import of this file would do, and stores nothing. If the column of codes is unknown, it returns the
 * headings, so that the caller can name it. Throws INVALID for an unreadable file.
 */
export const previewOfferCodes = verb(endpoints.previewOfferCodes, async (ctx, { params, query, file }) => {
  const table = await readCodeFile(file.bytes, query);
  const show = await requireShow(ctx, params.showCode);
  const group = await requirePriceGroup(ctx, show, params.priceGroupId);
  const places = findColumns(table.headings, OFFER_COLUMN_NAMES, query);
  const plan: ImportPlan = places.has('code')
    ? await planImport(ctx, { show, group, table, query, isStoring: false })
    : { rowCount: countImportRows(table), places, planned: [], failed: 0, problems: [] };
  return {
    ...countResults(plan),
    table: describeTable(table, plan.places),
    sample: plan.planned.slice(0, SAMPLE_ROWS).map(presentRow),
  };
});

function presentRow(planned: PlannedRow): OfferImportPreview['sample'][number] {
  const { tag, effect, value } = { ...toNewCode(planned), ...planned.before, ...planned.rules };
  const result = planned.isSkipped ? 'skipped' : planned.before ? 'updated' : 'created';
  return { row: planned.row, code: planned.code, tag, effect, value, result };
}
