import type { AuditEntry } from '@parterre/contract/audit';
import type { listAuditEntries } from '@parterre/contract/calls/audit';
import { AUDIT_ACTOR_KINDS, AUDIT_KIND_NAMES } from '@parterre/contract/choices/audit-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import { SHOW_CODE_FORM } from '@parterre/contract/wire/patterns';
import { useListAuditEntriesQuery } from '#api/queries/promoters/audit.ts';
import { addDays } from '#dates/date-range.ts';
import { resolveWallTime } from '#dates/zone.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { type TablePage, useTablePage } from '#tables/paging/use-table-page.ts';
import type { TableUrlDefaults, TableUrlState } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useAuditZone } from '../use-audit-words.ts';

type AuditQuery = NonNullable<CallArguments<typeof listAuditEntries>['query']>;

export interface AuditList extends TablePage<AuditEntry> {
  /** The query without paging: an export covers all pages. */
  filter: AuditQuery;
}

const TEXTS = ['actorId', 'address'] as const;

const DEFAULTS: TableUrlDefaults = {
  sortValues: [],
  filterNames: [...TEXTS, 'door', 'kind', 'showCode', 'thing'],
  isFilterValue: (name, value) => {
    if (name === 'door') return AUDIT_ACTOR_KINDS.some((door) => door === value);
    if (name === 'kind') return AUDIT_KIND_NAMES.some((kind) => kind === value);
    if (name === 'showCode') return SHOW_CODE_FORM.test(value);
    if (name === 'thing') return readThing(value) !== undefined;
    return value.length <= (name === 'address' ? LIMITS.audit.address : LIMITS.audit.id);
  },
};

/** Parses the noun and id of a thing, `customer:5`, as written by links to the audit. */
export function readThing(value: string | undefined): { object: string; objectId: string } | undefined {
  const [, object, objectId] = /^([a-z-]{1,40}):(.{1,80})$/.exec(value ?? '') ?? [];
  return object && objectId ? { object, objectId } : undefined;
}

/** Reads the entries that the URL requests; again whenever the page opens, because every write adds one. */
export function useAuditList(): AuditList {
  const url = useTableUrlState(DEFAULTS);
  const { current, isLoading } = usePromoter();
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const given = toFilter(url.state, useAuditZone());
  const filter = { ...given, ...(current ? { promoterCode: current.code } : {}) };
  const query = { ...filter, pageIndex, pageSize };
  const result = useListAuditEntriesQuery({ query }, { skip: isLoading, refetchOnMountOrArgChange: true });
  return { ...useTablePage(url, result), filter };
}

/** Days are in the page's time zone. */
function toFilter({ filters, dateFrom, dateTo }: TableUrlState, zone: string): AuditQuery {
  const first = (name: string) => filters[name]?.[0];
  const wanted = {
    ...Object.fromEntries(TEXTS.map((name) => [name, first(name)])),
    door: AUDIT_ACTOR_KINDS.find((door) => door === first('door')),
    kind: AUDIT_KIND_NAMES.find((kind) => kind === first('kind')),
    showCode: first('showCode'),
    ...readThing(first('thing')),
    from: dateFrom ? startOf(dateFrom, zone) : undefined,
    to: dateTo ? startOf(addDays(dateTo, 1), zone) : undefined,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value !== ''));
}

/** In some zones a day starts at 01:00, when the clocks change at midnight. */
function startOf(day: string, zone: string): string | undefined {
  const [midnight] = resolveWallTime(`${day}T00:00:00`, zone).instants;
  return midnight ?? resolveWallTime(`${day}T01:00:00`, zone).instants[0];
}
