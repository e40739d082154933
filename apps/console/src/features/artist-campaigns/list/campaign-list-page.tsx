import { Outlet } from 'react-router';
import { useLazyListArtistCampaignsQuery, useListArtistCampaignsQuery } from '../../../api/queries/artist-campaigns.ts';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { ProgrammeList } from '../../../programme/list/programme-list.tsx';
import { PROGRAMME_DEFAULTS, toProgrammeQuery } from '../../../programme/list/programme-query.ts';
import { useProgrammeList } from '../../../programme/list/use-programme-list.ts';
import { usePromoter } from '../../../session/use-promoter.ts';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { CampaignCard } from './campaign-card.tsx';
import { useCampaignColumns } from './use-campaign-columns.tsx';

/** The artist campaigns; a new one is made in a drawer beside them. */
export function CampaignListPage() {
  const search = usePageSearch();
  const { current, isLoading } = usePromoter();
  const url = useTableUrlState(PROGRAMME_DEFAULTS);
  const query = toProgrammeQuery(url.state, current?.code);
  const list = useProgrammeList(url, useListArtistCampaignsQuery({ query }, { skip: isLoading }));
  const [fetchCampaigns] = useLazyListArtistCampaignsQuery();
  return (
    <>
      <ProgrammeList
        columns={useCampaignColumns()}
        createPath={`${paths.campaignNew()}${search}`}
        fetchPage={(page) => fetchCampaigns({ query: { ...query, ...page } })}
        kind="artist-campaigns"
        list={list}
        pathOf={({ artistCampaignId }) => paths.campaign(artistCampaignId)}
        renderCard={(campaign) => <CampaignCard campaign={campaign} />}
      />
      <Outlet />
    </>
  );
}
