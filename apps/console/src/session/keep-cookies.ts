import { writeCookie } from '../api/cookies.ts';
import { selectSettings } from '../api/settings.ts';
import type { AppStore, RootState } from '../api/store.ts';
import { selectRegionId } from './session-state.ts';

/** Writes the three cookies whenever what they stand for changes. Returns how to stop. */
export function keepCookies(store: AppStore): () => void {
  let written: Choices | undefined;
  const keep = () => {
    const choices = readChoices(store.getState());
    if (choices.language !== written?.language) writeCookie('language', choices.language);
    if (choices.promoter !== written?.promoter) writeCookie('promoter', choices.promoter);
    if (choices.region !== written?.region) writeCookie('region', choices.region);
    written = choices;
  };
  keep();
  return store.subscribe(keep);
}

interface Choices {
  language: string;
  promoter: string | null;
  region: string | null;
}

function readChoices(state: RootState): Choices {
  const { language, promoter } = selectSettings(state);
  const regionId = selectRegionId(state);
  return {
    language,
    promoter: promoter === null ? null : String(promoter),
    region: regionId === null ? null : String(regionId),
  };
}
