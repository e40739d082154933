import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import { fillCultures } from '#forms/translation/text-languages.ts';
import type { ProgrammeValues } from '#programme/list/programme-values.ts';

/** Without a campaign: of a new one. */
export function toCampaignValues(
  campaign: Pick<ArtistCampaign, 'name' | 'description' | 'performingArtistIds'> | undefined,
  cultures: readonly string[],
): ProgrammeValues {
  return {
    name: fillCultures(campaign?.name ?? {}, cultures),
    description: fillCultures(campaign?.description ?? {}, cultures),
    performingArtistIds: campaign?.performingArtistIds ?? [],
    confirmedTexts: {},
  };
}
