import type * as endpoints from '@parterre/contract/artist-campaigns';
import type { Change } from '#context.ts';
import type { artistCampaigns } from '#db/schema/events/artist-campaigns.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { requirePerformingArtists } from '#resources/ground/lookups/artist-names.ts';
import { markOutdated } from '#resources/ground/translations/mark-outdated.ts';
import { sanitiseRichText } from '#resources/ground/translations/sanitise-rich-text.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { VerbInput } from '#verb.ts';

/** The columns that campaigns and tours share. */
type Named = Pick<
  typeof artistCampaigns.$inferSelect,
  'name' | 'description' | 'nameKey' | 'outdatedTexts' | 'performingArtistIds' | 'revision'
>;

/**
 * Returns the fields after a change. Fields that the body leaves out stay as they are. Throws INVALID for unknown
 * artists.
 */
export async function patchNamed(
  change: Change,
  before: Named,
  body: VerbInput<typeof endpoints.updateArtistCampaign>['body'],
  sourceCulture: string,
): Promise<Named> {
  const name = body.name ?? before.name;
  const description = body.description ? sanitiseRichText(body.description) : before.description;
  return {
    name,
    description,
    nameKey: body.name ? toSearchKey(chooseText(name, sourceCulture)) : before.nameKey,
    outdatedTexts: markOutdated({
      before: { name: before.name, description: before.description },
      after: { name, description },
      outdated: before.outdatedTexts,
      confirmed: body.confirmedTexts,
      sourceCulture,
    }),
    performingArtistIds: body.performingArtistIds
      ? await requirePerformingArtists(change, body.performingArtistIds)
      : before.performingArtistIds,
    revision: before.revision + 1,
  };
}
