import { useNavigate } from 'react-router';
import { useListShowOfferCodesQuery } from '../../../api/queries/offer-codes.ts';
import type { DrawerHeading } from '../../../drawers/drawer-header.tsx';
import { paths } from '../../../paths.ts';
import { useTableUrlState } from '../../../tables/url/use-table-url-state.ts';
import { CODE_LIST_DEFAULTS, toCodeListQuery } from '../page/code-list-query.ts';
import { useCodeSearch } from '../use-code-search.ts';

/** Up and down along the codes of the page behind the drawer; nothing for a code that is not among them. */
export function useWalk(showCode: string, offerCodeId: number): DrawerHeading['walk'] {
  const navigate = useNavigate();
  const search = useCodeSearch();
  const { state } = useTableUrlState(CODE_LIST_DEFAULTS);
  const { data } = useListShowOfferCodesQuery({ params: { showCode }, query: toCodeListQuery(state) });
  const ids = (data?.items ?? []).map((code) => code.offerCodeId);
  const at = ids.indexOf(offerCodeId);
  if (at < 0) return undefined;
  return { previous: goTo(ids[at - 1]), next: goTo(ids[at + 1]) };

  function goTo(id: number | undefined) {
    return id === undefined ? undefined : () => void navigate(`${paths.showOfferCode(showCode, id)}${search}`);
  }
}
