import type { listAuditEntries } from '@parterre/contract/audit';
import { AUDIT_KINDS, PERSONAL_DATA_ACTIONS } from '@parterre/contract/choices/audit-choices';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { type SQL, sql } from 'drizzle-orm';
import { column, orNull, toArray } from '#db/column.ts';
import { optionalColumns, type Row } from '#db/rows-of.ts';
import type { AuditPart } from '#db/schema/ground/audit.ts';
import type { VerbInput } from '#verb.ts';

export type AuditFilter = Omit<
  VerbInput<typeof listAuditEntries>['query'],
  'promoterCode' | 'culture' | 'pageSize' | 'pageIndex' | 'next'
>;

/** All facts of an entry `a`, with its promoter and its show by AUDIT_JOINS. The show may have been deleted since. */
export const AUDIT_COLUMNS = {
  id: column.int('a.id'),
  promoterId: column.int('a.promoter_id'),
  promoter: { code: column.text('promoters.code'), timeZone: column.text('promoters.time_zone') },
  at: column.instant('a.at'),
  actorId: column.text('a.actor_id'),
  actorName: column.text('a.actor_name'),
  action: column.text('a.action'),
  object: column.text('a.object'),
  objectId: column.text('a.object_id'),
  showId: orNull(column.int('a.show_id')),
  show: optionalColumns({
    showCode: column.text('shows.show_code'),
    name: column.json<TextByCulture>('shows.name'),
    timeZone: column.text('shows.time_zone'),
  }),
  culture: column.text('coalesce(shows.default_culture, promoters.default_culture)'),
  currency: column.text('coalesce(shows.currency, promoters.currency)'),
  before: orNull(column.json<unknown>('a.before')),
  after: orNull(column.json<unknown>('a.after')),
  parts: column.json<AuditPart[]>('a.parts'),
  reason: orNull(column.text('a.reason')),
  address: orNull(column.text('a.address')),
  requestId: column.text('a.request_id'),
};
export type AuditRow = Row<typeof AUDIT_COLUMNS>;

export const AUDIT_JOINS = sql`
  left join promoters on promoters.id = a.promoter_id
  left join shows on shows.promoter_id = a.promoter_id and shows.id = a.show_id`;

const IS_KEY = sql`left(a.actor_id, 4) = 'key:'`;
const IS_PRODUCT = sql`a.actor_id = 'system'`;
const DOORS = { keys: IS_KEY, product: IS_PRODUCT, people: sql`not (${IS_KEY}) and not (${IS_PRODUCT})` };

/** Returns one condition on `a` for each field of the filter. An entry has to meet all of them. */
export function conditionsOf(filter: AuditFilter): SQL[] {
  const { actorId, door, kind, object, objectId, showCode, from, to, address } = filter;
  const conditions: (SQL | undefined)[] = [
    actorId ? sql`a.actor_id = ${actorId}` : undefined,
    door && DOORS[door],
    kind && ofKind(kind),
    object ? sql`a.object = ${object}` : undefined,
    objectId ? sql`a.object_id = ${objectId}` : undefined,
    showCode === undefined
      ? undefined
      : sql`a.show_id = (select id from shows s where s.promoter_id = a.promoter_id and s.show_code = ${showCode})`,
    from === undefined ? undefined : sql`a.at >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`a.at < ${to}::timestamptz`,
    address ? sql`a.address = ${address}` : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function ofKind(kind: NonNullable<AuditFilter['kind']>): SQL {
  const isListed = (of: SQL, words: readonly string[]) => sql`${of} = any(${toArray(words)}::text[])`;
  if (kind === 'personal-data') return isListed(sql`a.action`, PERSONAL_DATA_ACTIONS);
  return isListed(sql`a.object`, AUDIT_KINDS[kind]);
}

/**
 * Selects the newest entries that meet the conditions, as `a`; those of each promoter are read from an index in this
 * order.
 */
export const selectNewest = (promoterIds: readonly number[], conditions: readonly SQL[], limit: number): SQL => sql`
  select a.promoter_id, a.id, a.at from unnest(${toArray(promoterIds)}::int[]) own(id)
  cross join lateral (
    select a.promoter_id, a.id, a.at from audit_entries a
    where ${sql.join([sql`a.promoter_id = own.id`, ...conditions], sql` and `)}
    order by a.at desc, a.id desc limit ${limit}
  ) a`;
