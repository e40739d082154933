import { writeCookie } from '#api/cookies.ts';
import { keepOnDevice } from '#api/device/device-storage.ts';
import { NAVIGATION_KEY, selectSettings } from '#api/settings.ts';
import type { AppStore, RootState } from '#api/store.ts';
import { selectRegionId } from '../session-state.ts';

/** Writes the three cookies and the navigation's state whenever they change. Returns a function that stops it. */
export function keepCookies(store: AppStore): () => void {
  let written: Choices | undefined;
  const keep = () => {
    const choices = readChoices(store.getState());
    if (choices.language !== written?.language) writeCookie('language', choices.language);
    if (choices.promoter !== written?.promoter) writeCookie('promoter', choices.promoter);
    if (choices.region !== written?.region) writeCookie('region', choices.region);
    if (choices.navigation && choices.navigation !== written?.navigation) {
      keepOnDevice(NAVIGATION_KEY, choices.navigation);
    }
    written = choices;
  };
  keep();
  return store.subscribe(keep);
}

interface Choices {
  language: string;
  promoter: string | null;
  region: string | null;
  navigation: string | null;
}

function readChoices(state: RootState): Choices {
  const { language, promoter, drawers } = selectSettings(state);
  const regionId = selectRegionId(state);
  return {
    language,
    promoter: promoter === null ? null : String(promoter),
    region: regionId === null ? null : String(regionId),
    navigation: drawers.navigation,
  };
}
