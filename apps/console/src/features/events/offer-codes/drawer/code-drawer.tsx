import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useGetShowOfferCodeQuery, useListShowOfferCodesQuery } from '#api/queries/events/offer-codes.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import type { DrawerHeading } from '#drawers/drawer-header.tsx';
import { readWalk } from '#drawers/read-walk.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { EditDrawer } from '#forms/object/object-drawer.tsx';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useTableUrlState } from '#tables/url/use-table-url-state.ts';
import { CODE_LIST_DEFAULTS, toCodeListQuery } from '../page/code-list-query.ts';
import { useEventWords } from '../use-event-words.ts';
import { EditCode } from './edit-code.tsx';

/** The drawer `offerCode`: one code of the show. Its arrows move along the rows of the page behind it. */
export function CodeDrawer() {
  const { t } = useTranslation('offer-codes');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const offerCodeId = useIdParam('offerCodeId');
  const readShow = useGetShowQuery({ params: { showCode } });
  const readCode = useGetShowOfferCodeQuery({ params: { showCode, offerCodeId } });
  const show = readShow.currentData;
  const code = readCode.currentData;
  const words = useEventWords(showCode);
  const walk = useWalk(showCode, offerCodeId);
  const handleClose = () => void navigate(`${paths.showOfferCodes(showCode)}${search}`);
  const hasWords = words.isReady || words.error !== undefined;
  return (
    <EditDrawer
      id={offerCodeId}
      label={t('loading')}
      missing={t('drawer.gone')}
      onClose={handleClose}
      result={{
        currentData: show && code && hasWords ? { show, code } : undefined,
        ...joinReads(readShow, readCode),
      }}
      title={t('drawer.title')}
    >
      {(found) => <EditCode {...found} onClose={handleClose} walk={walk} words={words} />}
    </EditDrawer>
  );
}

/** Leads to the previous and next code of the page behind the drawer; undefined if the code is not on that page. */
function useWalk(showCode: string, offerCodeId: number): DrawerHeading['walk'] {
  const navigate = useNavigate();
  const search = usePageSearch();
  const { state } = useTableUrlState(CODE_LIST_DEFAULTS);
  const { data } = useListShowOfferCodesQuery({ params: { showCode }, query: toCodeListQuery(state) });
  const ids = (data?.items ?? []).map((code) => code.offerCodeId);
  return readWalk(ids, offerCodeId, (id) => navigate(`${paths.showOfferCode(showCode, id)}${search}`));
}
