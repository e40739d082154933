import type { OutdatedTexts } from '@parterre/contract/wire/values';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { markOutdated } from '#resources/ground/translations/mark-outdated.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';

type ShowTexts = Pick<ShowRow, 'name' | 'description' | 'terms' | 'outdatedTexts' | 'defaultCulture'>;

/**
 * Returns the texts of a show as they are stored: sanitised rich texts, and the translations that are older than their
 * source.
 */
export function applyTexts(
  before: ShowTexts,
  after: ShowTexts,
  confirmed: OutdatedTexts | undefined,
): Pick<ShowRow, 'name' | 'description' | 'terms' | 'outdatedTexts'> {
  const texts = {
    name: after.name,
    description: sanitiseRichText(after.description),
    terms: sanitiseRichText(after.terms),
  };
  const outdatedTexts = markOutdated({
    before: { name: before.name, description: before.description, terms: before.terms },
    after: texts,
    outdated: before.outdatedTexts,
    confirmed,
    sourceCulture: after.defaultCulture,
  });
  return { ...texts, outdatedTexts };
}
