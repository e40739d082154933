import type { AuditEntry } from '@parterre/contract/audit';
import type { listAuditEntries } from '@parterre/contract/calls/audit';
import { AUDIT_DOORS, AUDIT_KIND_NAMES } from '@parterre/contract/choices/audit-choices';
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
import { type TableUrlModel, useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useAuditZone } from '../use-audit-words.ts';

type AuditQuery = NonNullable<CallArguments<typeof listAuditEntries>['query']>;

export interface AuditList extends TablePage<AuditEntry> {
  url: TableUrlModel;
  isFiltered: boolean;
  /** What the page asks for, without the page: a file has all of it. */
  filter: AuditQuery;
}

const TEXTS = ['actorId', 'address'] as const;

const DEFAULTS: TableUrlDefaults = {
  sortValues: [],
  sort: '',
  filterNames: [...TEXTS, 'door', 'kind', 'showCode', 'thing'],
  isFilterValue: (name, value) => {
    if (name === 'door') return AUDIT_DOORS.some((door) => door === value);
    if (name === 'kind') return AUDIT_KIND_NAMES.some((kind) => kind === value);
    if (name === 'showCode') return SHOW_CODE_FORM.test(value);
    if (name === 'thing') return readThing(value) !== undefined;
    return value.length <= (name === 'address' ? LIMITS.audit.address : LIMITS.audit.id);
  },
};

/** `customer:5`: the noun of a thing with its id, as links to the audit write it. */
export function readThing(value: string | undefined): { object: string; objectId: string } | undefined {
  const [, object, objectId] = /^([a-z-]{1,40}):(.{1,80})$/.exec(value ?? '') ?? [];
  return object && objectId ? { object, objectId } : undefined;
}

/** Entries as the URL asks for them, read anew whenever the page opens: every write adds one. */
export function useAuditList(): AuditList {
  const url = useTableUrlState(DEFAULTS);
  const { current, isLoading } = usePromoter();
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const given = toFilter(url.state, useAuditZone());
  const filter = { ...given, ...(current ? { promoterCode: current.code } : {}) };
  const query = { ...filter, pageIndex, pageSize };
  const result = useListAuditEntriesQuery({ query }, { skip: isLoading, refetchOnMountOrArgChange: true });
  return { ...useTablePage(url.state, result), url, filter, isFiltered: Object.keys(given).length > 0 };
}

/** Days are those on the clock of the page. */
function toFilter({ filters, dateFrom, dateTo }: TableUrlState, zone: string): AuditQuery {
  const first = (name: string) => filters[name]?.[0];
  const wanted = {
    ...Object.fromEntries(TEXTS.map((name) => [name, first(name)])),
    door: AUDIT_DOORS.find((door) => door === first('door')),
    kind: AUDIT_KIND_NAMES.find((kind) => kind === first('kind')),
    showCode: first('showCode'),
    ...readThing(first('thing')),
    from: dateFrom ? startOf(dateFrom, zone) : undefined,
    to: dateTo ? startOf(addDays(dateTo, 1), zone) : undefined,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined && value !== ''));
}

/** Some zones leave out the first hour of a day of theirs. */
function startOf(day: string, zone: string): string | undefined {
  const [midnight] = resolveWallTime(`${day}T00:00:00`, zone).instants;
  return midnight ?? resolveWallTime(`${day}T01:00:00`, zone).instants[0];
}
