import Box from '@mui/material/Box';
import type { HistoryObject } from '@parterre/contract/shows/history';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '#access/audit-link.tsx';
import { useListShowHistoryQuery } from '#api/queries/events/shows.ts';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { isInstant } from '#dates/zone.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { ChoiceFilter, FixedFilter } from '#tables/filters/choice-filter.tsx';
import { FilterBar } from '#tables/filters/filter-bar.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { Note } from '#ui/note.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { ShowHeader, ShowPage } from '../show-page.tsx';
import { HistoryList } from './history-list.tsx';

/** Lists all changes of a show, newest first. Read-only, because audit entries are never changed. */
export function ShowHistoryPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader show={show} title={t('history.title')} />
          <HistoryPages show={show} />
        </>
      )}
    </ShowPage>
  );
}

const HISTORY_KINDS = ['event', 'tickets', 'seats', 'codes', 'links', 'pictures'] as const;
type HistoryKind = (typeof HISTORY_KINDS)[number];

const OBJECTS: Record<HistoryKind, HistoryObject[]> = {
  event: ['show'],
  tickets: ['price', 'price-group'],
  seats: ['seats', 'hold'],
  codes: ['offer-code'],
  links: ['short-url'],
  pictures: ['image'],
};

const toHistoryObjects = (kind: HistoryKind): string => OBJECTS[kind].join(',');

const findHistoryKind = (value: string | undefined): HistoryKind | null =>
  HISTORY_KINDS.find((kind) => kind === value) ?? null;

const DEFAULTS = {
  sortValues: [],
  filterNames: ['kind', 'after', 'by'],
  isFilterValue: (name: string, value: string) => {
    if (name === 'after') return isInstant(value);
    return name === 'by' ? value === 'others' : findHistoryKind(value) !== null;
  },
};

/** Page and kind are kept in the URL, so that users can link to an entry. */
function HistoryPages({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const url = useTableUrlState(DEFAULTS);
  const { page, pageSize } = url.state;
  const request = toPageRequest(page, pageSize);
  const kind = findHistoryKind(url.state.filters.kind?.[0]);
  const after = url.state.filters.after?.[0];
  const isByOthers = url.state.filters.by?.[0] !== undefined;
  const query = {
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
    ...(kind === null ? {} : { object: toHistoryObjects(kind) }),
    ...(after ? { after } : {}),
    ...(isByOthers ? { byOthers: true } : {}),
  };
  const result = useListShowHistoryQuery({ params: { showCode: show.showCode }, query });
  const { currentData, isFetching, error, refetch } = result;
  const list = useTablePage(url, { ...result, isFetching: isFetching && currentData === undefined });
  const { rows: entries, total, status } = list;
  const filter = (
    <Box sx={{ maxWidth: 880 }}>
      <FilterBar label={t('history.title')} tools={<AuditLink filter={{ showCode: show.showCode }} />} url={url}>
        <ChoiceFilter
          label={t('history.kind')}
          onChoose={(next) => url.setFilter('kind', next === undefined ? [] : [next])}
          options={HISTORY_KINDS.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
          value={kind ?? undefined}
        />
        <FixedFilter
          label={t('history.after')}
          onRemove={() => url.setFilter('after', [])}
          value={after && formatOwnTime(after)}
        />
        <FixedFilter
          label={t('history.by')}
          onRemove={() => url.setFilter('by', [])}
          value={isByOthers ? t('history.others') : undefined}
        />
      </FilterBar>
    </Box>
  );
  const skeleton = (
    <Box sx={{ ...FRAME_LOOK, px: 2, pb: '1px' }}>
      <SkeletonRows count={8} label={t('page.loading')} rowHeight={52} />
    </Box>
  );
  return (
    <Box sx={{ maxWidth: 880 }}>
      {filter}
      <LoadedPart
        result={{ data: status.kind === 'loading' ? undefined : entries, currentData, error, refetch }}
        skeleton={skeleton}
      >
        {() => (
          <>
            <Box sx={FRAME_LOOK}>
              {entries.length === 0 && (
                <Box sx={{ p: 3, color: 'text.secondary' }}>
                  {t(url.isFiltered ? 'history.noneOfKind' : 'history.none')}
                </Box>
              )}
              {entries.length > 0 && <HistoryList entries={entries} isWhole show={show} />}
            </Box>
            {total.count > 0 && (
              <>
                <Note sx={{ mt: 1 }}>{t('history.zone', { zone: show.timeZone })}</Note>
                <ListPagination list={list} />
              </>
            )}
          </>
        )}
      </LoadedPart>
    </Box>
  );
}

const FRAME_LOOK = {
  maxWidth: 880,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
