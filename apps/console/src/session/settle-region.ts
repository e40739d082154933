import i18next from 'i18next';
import { replace } from 'react-router';
import { listRegions } from '#api/queries/promoters/lookups.ts';
import type { AppDispatch, AppStore } from '#api/store.ts';
import { showToast } from '#ui/notices/notices.tsx';
import {
  readPartnerSiteId,
  selectAskedSite,
  selectRegionId,
  setRegion,
  siteRefused,
  withoutPartnerSite,
} from './session-state.ts';

/**
 * Finds the region for the partner site in the URL, by id or slug, before the first page shows; shows a message for an
 * unknown one. Either way the URL then loses it: a reload would ask for it again, before the region chosen since. A region
 * of an old cookie that does not exist is left, because no list would open; no page waits for that.
 */
export async function settleRegion(store: AppStore): Promise<Response | null> {
  const asked = selectAskedSite(store.getState());
  if (asked === null) {
    void leaveUnknownRegion(store);
    return null;
  }
  const regions = await readRegions(store.dispatch);
  if (!regions) return null;
  const found = regions.find(({ id, partnerSiteId }) => partnerSiteId === asked || String(id) === asked);
  if (found) store.dispatch(setRegion(found.id));
  else {
    store.dispatch(siteRefused());
    showToast(i18next.t('shell:region.unknown', { site: asked }), 'warning');
    void leaveUnknownRegion(store);
  }
  const { pathname, search, hash } = window.location;
  return readPartnerSiteId(search) === null ? null : replace(`${pathname}${withoutPartnerSite(search)}${hash}`);
}

async function leaveUnknownRegion({ dispatch, getState }: AppStore): Promise<void> {
  if (selectRegionId(getState()) === null) return;
  const regions = await readRegions(dispatch);
  const chosen = selectRegionId(getState());
  if (regions && chosen !== null && !regions.some(({ id }) => id === chosen)) dispatch(setRegion(null));
}

/** Returns undefined if they cannot be read: the region then stays as it is. */
async function readRegions(dispatch: AppDispatch) {
  const reading = dispatch(listRegions.initiate());
  const { data } = await reading;
  reading.unsubscribe();
  return data?.items;
}
