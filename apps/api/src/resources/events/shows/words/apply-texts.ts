import type { OutdatedTexts } from '@parterre/contract/wire/values';
import { markOutdated } from '../../../promoters/translations/mark-outdated.ts';
import { sanitiseRichText } from '../../../promoters/translations/sanitise-rich-text.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';

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
