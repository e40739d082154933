import Box from '@mui/material/Box';
import type { ShortUrl } from '@parterre/contract/short-urls';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import type { RowCount } from '#tables/paging/page-range.ts';
import { PAGE_SIZE_MIN } from '#tables/paging/page-size.ts';
import type { TableStatus } from '#tables/table-status.ts';
import { useLastPage } from '#tables/url/use-last-page.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type Links, useLinks } from '../use-links.ts';
import { AddressCell, LinkStateChip, LinkTitle, TargetCell, VisitsCell } from './link-cells.tsx';
import { LinkRowMenu } from './link-row-menu.tsx';
import { useLinkColumns } from './use-link-columns.tsx';

interface LinksTableProps {
  show: Pick<Show, 'showCode' | 'timeZone'>;
}

export function LinksTable({ show: { showCode, timeZone } }: LinksTableProps) {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const links = useLinks(showCode);
  const { page, pageSize, sort, isDescending } = links.url.state;
  const sorted = links.sorted ?? [];
  const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
  const total: RowCount = { count: sorted.length, kind: 'exact' };
  const isBehind = useLastPage(links.url.state, links.sorted && { shownCount: rows.length, total });
  const status: TableStatus = isBehind ? { kind: 'loading' } : toStatus(links);
  const model = useDataTable<ShortUrl>({
    id: 'short-urls',
    columns: useLinkColumns(timeZone),
    rows,
    getRowId: ({ id }) => String(id),
    getRowLabel: ({ title }) => title,
    sort: { value: sort, isDescending },
    onSort: links.url.setSort,
  });
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={{
          density: 'twoLine',
          onOpen: ({ id }) => void navigate(`${paths.showLink(showCode, id)}${search}`),
          renderCard: (link) => <LinkCard link={link} timeZone={timeZone} />,
        }}
        empty={
          <EmptyState actions={<NewLinkButton showCode={showCode} />} text={t('empty.text')} title={t('empty.title')} />
        }
        list={{
          total,
          url: links.url,
          fetchPage: async () => ({ items: sorted, totalPages: 1, totalItems: sorted.length }),
        }}
        model={model}
        status={status}
      />
      <ListPagination list={{ rows, total, status, url: links.url }} upTo={PAGE_SIZE_MIN} />
    </>
  );
}

/** Keeps the rows while they are read again: a growing visit count is no reason to grey out the table. */
function toStatus({ sorted, error, refetch }: Links): TableStatus {
  if (error) return { kind: 'failed', error, onRetry: () => void refetch().catch(() => undefined) };
  return sorted ? { kind: 'ready' } : { kind: 'loading' };
}

function LinkCard({ link, timeZone }: { link: ShortUrl; timeZone: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LinkTitle link={link} timeZone={timeZone} />
        </Box>
        <LinkRowMenu link={link} />
      </Box>
      <AddressCell link={link} />
      <TargetCell link={link} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <LinkStateChip link={link} />
        <VisitsCell link={link} />
      </Box>
    </Box>
  );
}

/** The page's primary action; without the permission it stays focusable and says why it is locked. */
export function NewLinkButton({ showCode }: { showCode: string }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.showLinkNew(showCode)}${search}`}
      reason={useLockReason('link:write')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
