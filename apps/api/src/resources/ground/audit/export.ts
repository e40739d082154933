import type { listAuditEntries } from '@parterre/contract/audit';
import { sql } from 'drizzle-orm';
import { type Context, type Reader, requirePromoterId } from '#context.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { Table, TableColumn, TableRow } from '#documents/table.ts';
import { writeCsv } from '#documents/write-csv.ts';
import { writeExcel } from '#documents/write-excel.ts';
import { invalidField, noData } from '#errors.ts';
import { listWholePromoters } from '#identity/require-permission.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import { toWallTime } from '#time/zones.ts';
import type { StreamedAnswer, VerbInput } from '#verb.ts';
import {
  AUDIT_COLUMNS,
  AUDIT_JOINS,
  type AuditFilter,
  type AuditRow,
  conditionsOf,
  selectNewest,
} from './audit-lines.ts';
import { presentEntries } from './present-entries.ts';

type Query = VerbInput<typeof listAuditEntries>['query'];
type Place = Pick<AuditRow, 'at' | 'id'>;

const EXTENSIONS = { CSV: 'csv', EXCEL: 'xlsx' } as const;
const SLICE = 500;

/**
 * Writes all matching entries to a file, a row for each changed field, newest first. The download is recorded before it
 * is sent. Entries are read in slices, and those made meanwhile are left out.
 */
export function writeAuditFile(fileType: keyof typeof EXTENSIONS) {
  return async (ctx: Context, { query }: { query: Query }): Promise<StreamedAnswer> => {
    const { culture, pageSize: _, pageIndex: __, next: ___, promoterCode: ____, ...filter } = query;
    const promoterId = requireOne(ctx);
    const first = await readSlice(ctx, promoterId, filter);
    const [newest] = first;
    if (!newest) throw noData();
    const fileName = `audit-${toWallTime(ctx.now, newest.promoter.timeZone).slice(0, 10)}.${EXTENSIONS[fileType]}`;
    await recordExport(ctx, newest.promoter.code, { fileType, fileName, ...filter });
    const language = pickLanguage(culture);
    const table: Table = {
      columns: nameColumns(language),
      pass: (take) => passEntries(ctx, { promoterId, filter }, first, take),
      language,
      culture,
    };
    const chunks =
      fileType === 'CSV' ? writeCsv(table) : writeExcel({ ...table, sheetName: language.audit.title, decimals: 2 });
    return { fileName, chunks };
  };
}

/** A file covers one promoter, because the download is recorded there. */
function requireOne(ctx: Context): number {
  if (ctx.promoterIds.length > 1)
    throw invalidField('promoterCode', 'required', { message: 'Please provide a promoter ID' });
  const [promoterId] = listWholePromoters(ctx);
  if (promoterId === undefined) throw noData();
  return promoterId;
}

const recordExport = (ctx: Context, code: string, after: object): Promise<void> =>
  ctx.change('audit.export', async (change) => ({
    answer: undefined,
    promoterId: requirePromoterId(change),
    objectId: code,
    after,
  }));

async function readSlice(reader: Reader, promoterId: number, filter: AuditFilter, last?: Place): Promise<AuditRow[]> {
  const behind = last ? [sql`(a.at, a.id) < (${last.at.toISOString()}::timestamptz, ${last.id}::bigint)`] : [];
  const slice = selectNewest([promoterId], [...conditionsOf(filter), ...behind], SLICE);
  return reader.readRows(
    rowsOf(
      AUDIT_COLUMNS,
      (list) => sql`select ${sql.raw(list)} from (${slice}) f
        join audit_entries a on a.promoter_id = f.promoter_id and a.id = f.id ${AUDIT_JOINS}
        order by a.at desc, a.id desc`,
    ),
  );
}

async function* passEntries(
  ctx: Context,
  { promoterId, filter }: { promoterId: number; filter: AuditFilter },
  first: AuditRow[],
  take: (row: TableRow) => void,
): AsyncGenerator<void> {
  let slice = first;
  while (slice.length > 0) {
    const part = slice;
    for (const row of await ctx.readLater((reader) => toRows(reader, part))) take(row);
    yield;
    const last = slice.at(-1);
    if (!last || slice.length < SLICE) return;
    slice = await ctx.readLater((reader) => readSlice(reader, promoterId, filter, last));
  }
}

type ColumnKey = keyof Language['audit']['columns'];

const COLUMNS: readonly ColumnKey[] = [
  'date',
  'time',
  'actor',
  'door',
  'action',
  'object',
  'objectId',
  'showCode',
  'showName',
  'of',
  'field',
  'before',
  'after',
  'reason',
  'address',
  'requestId',
];

const nameColumns = ({ audit }: Language): TableColumn[] =>
  COLUMNS.map((key) => ({ key, header: audit.columns[key], kind: key === 'date' || key === 'time' ? key : 'text' }));

/** Days and times are those of the promoter. An entry without listed changes has one row. */
async function toRows(reader: Reader, rows: readonly AuditRow[]): Promise<TableRow[]> {
  const entries = await presentEntries(reader, rows);
  return entries.flatMap((entry, index) => {
    const { changes, show, reason = '' } = entry;
    const [day, time] = toWallTime(new Date(entry.at), rows[index]?.promoter.timeZone ?? 'UTC').split('T');
    const who = [day ?? '', time ?? '', entry.actor, entry.door];
    const what = [entry.action, entry.object, entry.objectId, show?.showCode ?? '', nameShow(rows[index])];
    const where = [reason, entry.address ?? '', entry.requestId];
    const fields = changes.length === 0 ? [NO_FIELD] : changes;
    return fields.map(
      ({ of = '', field, before, after }): TableRow => [
        ...who,
        ...what,
        of,
        field,
        before ?? '',
        after ?? '',
        ...where,
      ],
    );
  });
}

const nameShow = (row: AuditRow | undefined): string => (row?.show ? chooseText(row.show.name, row.culture) : '');

const NO_FIELD = { of: '', field: '', before: null, after: null };
