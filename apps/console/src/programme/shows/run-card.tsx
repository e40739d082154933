import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListShowsQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { DataTable } from '#tables/data-table.tsx';
import { ListPagination } from '#tables/paging/list-pagination.tsx';
import { PAGE_SIZE_MIN, toPageRequest } from '#tables/paging/page-size.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { TableTools } from '#tables/table-tools.tsx';
import type { TableUrlDefaults } from '#tables/url/table-url-state.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { useDataTable } from '#tables/use-data-table.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { SoldBar } from './sold-bar.tsx';
import { RunDate, ShowName, useRunColumns } from './use-run-columns.tsx';

interface RunCardProps {
  /** Selects the shows of a tour or of a campaign. */
  of: { tourId: number } | { artistCampaignId: number };
  /** Shown without shows: explains how shows get here. */
  emptyText: string;
}

const DEFAULTS: TableUrlDefaults = { sortValues: ['Date'] };

/** Lists the dates of a tour or campaign with their sales, which is what users look for there. */
export function RunCard({ of, emptyText }: RunCardProps) {
  const { t, i18n } = useTranslation('programme');
  const navigate = useNavigate();
  const url = useTableUrlState(DEFAULTS);
  const { pageIndex, pageSize } = toPageRequest(url.state.page, url.state.pageSize);
  const query = { ...of, pageIndex, pageSize, sortOrderDescending: url.state.isDescending };
  const list = useTablePage(url, useListShowsQuery({ query }));
  const model = useDataTable<ShowSummary>({
    id: 'programme-shows',
    columns: useRunColumns(),
    rows: list.rows,
    getRowId: (show) => show.showCode,
    getRowLabel: (show) => chooseText(show.name, i18n.language),
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const { count } = list.total;
  const createHref = paths.showNew(of);
  const isEmpty = list.status.kind === 'ready' && count === 0;
  return (
    <Card
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {!isEmpty && (
            <>
              <CreateButton href={createHref} size="small" />
              <TableTools list={list} model={model} title={t('shows.title')} />
            </>
          )}
        </Box>
      }
      note={count > 0 ? formatNumber(count, i18n.language) : undefined}
      title={t('shows.title')}
    >
      {isEmpty ? (
        <NoShows createHref={createHref} text={emptyText} />
      ) : (
        <Box sx={BODY_LOOK}>
          <DataTable
            caption={t('shows.title')}
            rows={{
              density: 'twoLine',
              onOpen: (show) => void navigate(paths.show(show.showCode)),
              renderCard: (show) => <RunShowCard show={show} />,
            }}
            hasOwnTools
            model={model}
            status={list.status}
          />
        </Box>
      )}
      <Box sx={{ px: 2 }}>
        <ListPagination list={list} upTo={PAGE_SIZE_MIN} />
      </Box>
    </Card>
  );
}

/** The card's border ends the table; on a phone the rows use the full width. */
const BODY_LOOK = {
  px: { xs: 2, sm: 0 },
  '& thead th': { position: 'static' },
  '& tbody tr:last-of-type td, & li:last-of-type': { borderBottom: 0 },
};

function RunShowCard({ show }: { show: ShowSummary }) {
  const { i18n } = useTranslation('programme');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <RunDate language={i18n.language} show={show} />
        <StatusChip status={show.status} />
      </Box>
      <ShowName show={show} />
      <SoldBar show={show} />
    </Box>
  );
}

interface NoShowsProps {
  text: string;
  createHref: string;
}

function NoShows({ text, createHref }: NoShowsProps) {
  const { t } = useTranslation('programme');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 2, py: 5, textAlign: 'center' }}>
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{t('shows.none')}</Box>
      <Box sx={{ maxWidth: 400, color: 'text.secondary' }}>{text}</Box>
      <Box sx={{ mt: 1.5 }}>
        <CreateButton href={createHref} />
      </Box>
    </Box>
  );
}

function CreateButton(props: { href: string; size?: 'small' }) {
  const { t } = useTranslation('programme');
  return (
    <ReasonedButton {...props} reason={useLockReason('show:write')} variant="outlined">
      {t('shows.create')}
    </ReasonedButton>
  );
}
