import { setImmediate as nextTurn } from 'node:timers/promises';
import * as endpoints from '@parterre/contract/offer-codes';
import { OFFER_IMPORT_ROWS_MAX, type OfferImportResult } from '@parterre/contract/offer-codes';
import type { ShapedTable } from '@parterre/seating-plan/table-file';
import type { Change } from '#context.ts';
import { readCsv } from '#documents/read-csv.ts';
import { requirePriceGroup } from '#resources/events/price-groups/read.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type VerbInput, verb } from '#verb.ts';
import { guardPlaces } from '../guard-places.ts';
import { insertNewCodes, toColumns } from '../insert-codes.ts';
import { type ImportPlan, type PlannedRow, planImport, toNewCode } from './plan-import.ts';

/**
 * Stores the valid rows of a CSV file in one transaction, and reports the outcome of every row. Throws INVALID for an
 * unreadable file, NOT_ENOUGH_LEFT when changed codes would reserve more places than are left, FILE_TOO_LARGE for a
 * file over the limit. Needs `offer:write`.
 */
export const importOfferCodes = verb(endpoints.importOfferCodes, (ctx, { params, query, file }) =>
  ctx.change('offer-code.import', async (change) => {
    const table = await readCodeFile(file.bytes, query);
    const show = await lockShow(change, params.showCode);
    const group = await requirePriceGroup(change, show, params.priceGroupId);
    const plan = await planImport(change, { show, group, table, query, isStoring: true });
    await storePlan(change, show, group.id, plan);
    const { problems, ...counts } = countResults(plan);
    change.recordOccurrence({
      kind: 'import.finished',
      promoterId: show.promoterId,
      showId: show.id,
      ids: [group.id],
      details: { what: 'offer-codes', count: counts.created + counts.updated },
    });
    return {
      answer: { ...counts, problems },
      show,
      objectId: group.id,
      after: { ...counts, fileName: file.name, existing: query.existing, priceGroupId: group.id },
    };
  }),
);

export const readCodeFile = (
  bytes: Uint8Array,
  { firstRow }: Pick<VerbInput<typeof endpoints.importOfferCodes>['query'], 'firstRow'>,
): Promise<ShapedTable> => readCsv(bytes, { mostRows: OFFER_IMPORT_ROWS_MAX, hasHeadings: () => firstRow !== 'data' });

async function storePlan(change: Change, show: ShowRow, priceGroupId: number, { planned }: ImportPlan): Promise<void> {
  const changed = planned.filter(isChange);
  const created = planned.filter((row) => !row.isSkipped && !row.before).map(toNewCode);
  const reserved = changed.flatMap(({ before }) => (before.reservedPlaces > 0 ? before.priceTypeIds : []));
  await guardPlaces(change, show, [...new Set(reserved)], () => updateCodes(change, show, changed));
  await insertNewCodes(change, show, { ...PLAIN, priceGroupId }, created);
}

const SQL = `
  update offer_codes c set tag = v.tag, tag_key = v.tag_key, effect = v.effect, value = v.value,
    valid_from_local = v.valid_from_local, valid_until_local = v.valid_until_local, valid_from = v.valid_from,
    valid_until = v.valid_until, most_uses = v.most_uses, most_per_order = v.most_per_order,
    most_per_customer = v.most_per_customer, comment = v.comment, revision = c.revision + 1
  from unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::timestamp[],
    $9::timestamp[], $10::timestamptz[], $11::timestamptz[], $12::int[], $13::int[], $14::int[], $15::text[])
    as v (id, code, tag, tag_key, effect, value, valid_from_local, valid_until_local, valid_from, valid_until,
      most_uses, most_per_order, most_per_customer, comment)
  where c.promoter_id = $1 and c.id = v.id`;
const ROWS_PER_UPDATE = 10_000;

/** Updates the codes that the rows of a file name. Fields without a column keep their values. */
async function updateCodes(change: Change, show: ShowRow, rows: readonly ChangedRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_PER_UPDATE) {
    if (i > 0) await nextTurn();
    const codes = rows.slice(i, i + ROWS_PER_UPDATE).map(({ before, rules }) => ({ ...before, ...rules }));
    await change.run(SQL, [show.promoterId, ...toColumns(codes)]);
  }
}

/** The values of fields for which a file has no columns. */
const PLAIN = { priceTypeIds: [], holdId: null, reservedPlaces: 0, isDisabled: false };

type ChangedRow = PlannedRow & Required<Pick<PlannedRow, 'before'>>;

const isChange = (row: PlannedRow): row is ChangedRow => !row.isSkipped && row.before !== undefined;

export function countResults({ rowCount, planned, failed, problems }: ImportPlan): OfferImportResult {
  const skipped = planned.filter(({ isSkipped }) => isSkipped).length;
  const updated = planned.filter(isChange).length;
  return { rows: rowCount, created: planned.length - skipped - updated, updated, skipped, failed, problems };
}
