import {
  type previewOfferCodes as endpoint,
  OFFER_IMPORT_COLUMNS,
  OFFER_IMPORT_MAX_ROWS,
  type OfferImportPreview,
} from '@parterre/contract/offer-codes';
import type { VerbInput } from '../../../bind.ts';
import type { Context } from '../../../context.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { requirePriceGroup } from '../../price-groups/read.ts';
import { requireShow } from '../../shows/require-show.ts';
import { countResults } from './import.ts';
import { findColumns } from './map-columns.ts';
import { countRows, type ImportPlan, type PlannedRow, planImport, toNewCode } from './plan-import.ts';

const SAMPLE_ROWS = 20;

/**
 * What an import of this file would do; nothing is stored. Of a file whose column of codes is not known it tells the
 * headers, so that the caller can name it. Throws INVALID for a file that cannot be read.
 */
export async function previewOfferCodes(
  ctx: Context,
  { params, query, file }: Pick<VerbInput<typeof endpoint>, 'params' | 'query' | 'file'>,
): Promise<OfferImportPreview> {
  const table = await readCsv(file.bytes, OFFER_IMPORT_MAX_ROWS);
  const show = await requireShow(ctx, params.showCode);
  const group = await requirePriceGroup(ctx, show, params.priceGroupId);
  const places = findColumns(table.headers, query);
  const plan: ImportPlan = places.has('code')
    ? await planImport(ctx, { show, group, table, query, isStoring: false })
    : { rowCount: countRows(table), places, planned: [], failed: 0, problems: [] };
  const columns = OFFER_IMPORT_COLUMNS.flatMap((column) => {
    const header = table.headers[plan.places.get(column) ?? -1];
    return header === undefined ? [] : [[column, header]];
  });
  return {
    ...countResults(plan),
    headers: table.headers,
    columns: Object.fromEntries(columns),
    sample: plan.planned.slice(0, SAMPLE_ROWS).map(presentRow),
  };
}

function presentRow(planned: PlannedRow): OfferImportPreview['sample'][number] {
  const { tag, effect, value } = { ...toNewCode(planned), ...planned.before, ...planned.rules };
  const result = planned.isSkipped ? 'skipped' : planned.before ? 'updated' : 'created';
  return { row: planned.row, code: planned.code, tag, effect, value, result };
}
