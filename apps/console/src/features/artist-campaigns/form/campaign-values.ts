import type { ArtistCampaign } from '@parterre/contract/artist-campaigns';
import { dropBlankCultures, fillCultures } from '../../../forms/fill-cultures.ts';
import type { ConfirmedTexts } from '../../../forms/translation/confirmed-texts.ts';

/** What the form of a campaign holds. */
export interface CampaignValues {
  name: Record<string, string>;
  description: Record<string, string>;
  performingArtistIds: number[];
  confirmedTexts: ConfirmedTexts;
}

/** Without a campaign: of a new one. */
export function toCampaignValues(
  campaign: Pick<ArtistCampaign, 'name' | 'description' | 'performingArtistIds'> | undefined,
  cultures: readonly string[],
): CampaignValues {
  return {
    name: fillCultures(campaign?.name ?? {}, cultures),
    description: fillCultures(campaign?.description ?? {}, cultures),
    performingArtistIds: campaign?.performingArtistIds ?? [],
    confirmedTexts: {},
  };
}

/** What a new campaign is made of. */
export const toNewCampaignBody = ({ confirmedTexts: _, ...values }: CampaignValues) => ({
  ...values,
  name: dropBlankCultures(values.name),
  description: dropBlankCultures(values.description),
});

/** What is sent of a change; languages without words are left out. */
export function toCampaignBody<Part extends Partial<CampaignValues>>({ name, description, ...rest }: Part) {
  return {
    ...rest,
    ...(name ? { name: dropBlankCultures(name) } : {}),
    ...(description ? { description: dropBlankCultures(description) } : {}),
  };
}
