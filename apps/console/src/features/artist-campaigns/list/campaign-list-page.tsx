import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router';
import { useLazyListArtistCampaignsQuery, useListArtistCampaignsQuery } from '../../../api/queries/artist-campaigns.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '../../../programme/programme-query.ts';
import { ProgrammeToolbar } from '../../../programme/programme-toolbar.tsx';
import { useProgrammeList } from '../../../programme/use-programme-list.ts';
import { useCan } from '../../../session/use-features.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { ColumnDrawer } from '../../../tables/columns/column-drawer.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { ExportMenu } from '../../../tables/export/export-menu.tsx';
import { ListPagination } from '../../../tables/paging/list-pagination.tsx';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { useDataTable } from '../../../tables/use-data-table.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { useCampaignColumns } from './use-campaign-columns.tsx';

/** The artist campaigns. */
export function CampaignListPage() {
  const { t, i18n } = useTranslation('artist-campaigns');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, current?.code);
  const list = useProgrammeList(url, useListArtistCampaignsQuery({ query }, { skip: isLoading }));
  const [fetchCampaigns] = useLazyListArtistCampaignsQuery();
  const reason = useCan('campaign:write') ? undefined : t('reason', { permission: 'campaign:write' });
  const model = useDataTable<ArtistCampaignSummary>({
    id: 'artist-campaigns',
    columns: useCampaignColumns(),
    rows: list.rows,
    getRowId: ({ artistCampaignId }) => String(artistCampaignId),
    getRowLabel: ({ name }) => chooseText(name, i18n.language),
    sort: { value: url.state.sort, isDescending: url.state.isDescending },
    onSort: url.setSort,
  });
  const create = (
    <ReasonedButton
      color="primary"
      href={`${paths.campaignNew()}${search}`}
      reason={reason}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('list.create')}
    </ReasonedButton>
  );
  return (
    <>
      <PageHeader
        actions={
          <>
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
              <ExportMenu
                columns={model.shownColumns}
                {...(list.total.kind === 'exact' ? { count: list.total.count } : {})}
                fetchPage={async ({ pageIndex, pageSize, next, signal }) => {
                  const page = { pageIndex, pageSize, ...(next === undefined ? {} : { next }) };
                  const request = fetchCampaigns({ query: { ...query, ...page } });
                  signal.addEventListener('abort', () => request.abort(), { once: true });
                  return request.unwrap();
                }}
                title={t('list.title')}
              />
            </Box>
            {create}
          </>
        }
        title={t('list.title')}
      />
      <ProgrammeToolbar current="campaigns" list={list} searchLabel={t('list.search')} />
      <DataTable
        caption={t('list.title')}
        density="board"
        empty={renderEmpty()}
        model={model}
        onOpenRow={({ artistCampaignId }) => void navigate(paths.campaign(artistCampaignId))}
        renderCard={(campaign) => <CampaignCard campaign={campaign} />}
        status={list.status}
      />
      <ListPagination list={list} url={url} />
      <ColumnDrawer model={model} />
      <Outlet />
    </>
  );

  function renderEmpty() {
    if (list.isFiltered)
      return (
        <EmptyState
          actions={<Button onClick={url.clearFilters}>{t('list.clearAll')}</Button>}
          text={t('list.nothingText')}
          title={t('list.nothing')}
        />
      );
    return <EmptyState actions={create} text={t('list.emptyText')} title={t('list.empty')} />;
  }
}
