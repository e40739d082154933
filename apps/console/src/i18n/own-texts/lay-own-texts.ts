import i18next from 'i18next';
import { loadShipped } from '../catalogues.ts';
import { keepOwnTexts, withOwnTexts } from './own-texts.ts';

/** The i18next event that rerenders all texts. */
export const OWN_TEXTS_CHANGED = 'ownTextsChanged';

/**
 * Applies replacement texts: loaded catalogues change in one step, with a single event and no empty moment; others get
 * them on loading. Does nothing if no text differs.
 */
export async function layOwnTexts(next: Parameters<typeof keepOwnTexts>[0]): Promise<void> {
  const changed = keepOwnTexts(next);
  if (changed.length === 0 && next.preview === undefined) return;
  const loaded = await Promise.all(
    changed
      .filter(({ language, catalogue }) => i18next.hasResourceBundle(language, catalogue))
      .map(async (place) => ({ ...place, shipped: await loadShipped(place.language, place.catalogue) })),
  );
  for (const { language, catalogue, shipped } of loaded) {
    i18next.removeResourceBundle(language, catalogue);
    i18next.addResourceBundle(language, catalogue, withOwnTexts(language, catalogue, shipped));
  }
  i18next.emit(OWN_TEXTS_CHANGED);
}
