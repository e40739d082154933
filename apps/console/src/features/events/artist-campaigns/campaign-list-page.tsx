import Box from '@mui/material/Box';
import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useListArtistCampaignsQuery } from '#api/queries/events/artist-campaigns.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { paths } from '#pages/paths.ts';
import { ProgrammeList } from '#programme/list/programme-list.tsx';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '#programme/list/programme-query.ts';
import { usePlace, usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { toSheetDay } from '#tables/export/export-cells.ts';
import { useTablePage } from '#tables/paging/use-table-page.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { CampaignCell } from './campaign-cell.tsx';

export function CampaignListPage() {
  const search = usePageSearch();
  const { isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, usePlace());
  const list = useTablePage(url, useListArtistCampaignsQuery({ query }, { skip: isLoading }));
  return (
    <>
      <ProgrammeList
        columns={useCampaignColumns()}
        createPath={`${paths.campaignNew()}${search}`}
        kind="artist-campaigns"
        list={list}
        pathOf={({ artistCampaignId }) => paths.campaign(artistCampaignId)}
        renderCard={(campaign) => <CampaignCard campaign={campaign} />}
      />
      <Outlet />
    </>
  );
}

function CampaignCard({ campaign }: { campaign: ArtistCampaignSummary }) {
  const { t } = useTranslation('artist-campaigns');
  const next = campaign.nextShowOn ? t('list.nextOn', { day: formatDay(campaign.nextShowOn) }) : t('list.noShow');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <CampaignCell campaign={campaign} />
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'note', color: 'text.secondary' }}
      >
        <span>
          {t('list.tourCount', { count: campaign.tourCount })} · {t('list.showCount', { count: campaign.showCount })}
        </span>
        <span>{next}</span>
      </Box>
    </Box>
  );
}

function useCampaignColumns(): TableColumn<ArtistCampaignSummary>[] {
  const { t, i18n } = useTranslation('artist-campaigns');
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        sortValue: 'Name',
        widthPx: 280,
        grow: 1,
        canHide: false,
        cell: (campaign) => <CampaignCell campaign={campaign} />,
        exportValue: (campaign) => chooseText(campaign.name, language),
        exportMore: [{ header: t('list.artists'), exportValue: ({ artists }) => artists.join(', ') }],
      },
      {
        id: 'artists',
        header: t('list.artists'),
        widthPx: 200,
        priority: 0,
        isHiddenAtFirst: true,
        cell: (campaign) => campaign.artists.join(', '),
        exportValue: (campaign) => campaign.artists.join(', '),
      },
      countColumn('tours', t('list.tours'), language, (campaign) => campaign.tourCount),
      countColumn('shows', t('list.shows'), language, (campaign) => campaign.showCount),
      {
        id: 'nextShow',
        header: t('list.nextShow'),
        sortValue: 'NextShowDate',
        widthPx: 176,
        align: 'end',
        cell: (campaign) => formatDay(campaign.nextShowOn),
        exportValue: (campaign) => toSheetDay(campaign.nextShowOn),
      },
    ],
    [t, language],
  );
}

function countColumn(
  id: string,
  header: string,
  language: string,
  read: (campaign: ArtistCampaignSummary) => number,
): TableColumn<ArtistCampaignSummary> {
  return {
    id,
    header,
    widthPx: 128,
    priority: 1,
    align: 'end',
    cell: (campaign) => formatNumber(read(campaign), language),
    exportValue: read,
  };
}
