import type { ArtistCampaignSummary } from '@parterre/contract/artist-campaigns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery, useListArtistCampaignsQuery } from '#api/queries/events/artist-campaigns.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { useSettled } from '#ui/use-settled.ts';

interface CampaignFieldProps extends Omit<FieldProps, 'rules'> {
  promoterCode: string;
  words: {
    /** Shown in the empty field: none, or the tour's campaign. */
    empty: string;
    /** Returns the grey note below an option. */
    note?: (campaign: Pick<ArtistCampaignSummary, 'showCount'>) => string;
  };
}

/** Holds the id of a campaign of the promoter, or null; searches campaigns by name. */
export function CampaignField({ promoterCode, words, ...props }: CampaignFieldProps) {
  const { i18n } = useTranslation('programme');
  const field = useField(props);
  const artistCampaignId = typeof field.value === 'number' ? field.value : null;
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const found = useListArtistCampaignsQuery({ query: { promoterCode, ...(searchTerm ? { searchTerm } : {}) } });
  const chosen = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const toOption = (
    campaign: Pick<ArtistCampaignSummary, 'artistCampaignId' | 'name' | 'showCount'>,
  ): PickerOption => ({
    id: campaign.artistCampaignId,
    label: chooseText(campaign.name, i18n.language),
    ...(words.note ? { note: words.note(campaign) } : {}),
  });
  const value = artistCampaignId === null ? undefined : chosen.currentData;
  return (
    <FieldFrame field={field}>
      <SearchPicker
        field={field}
        onChoose={(option) => field.change(option?.id ?? null)}
        placeholder={words.empty}
        search={{
          options: (found.currentData?.items ?? []).map(toOption),
          isSearching: found.isFetching,
          error: found.error,
          onType: setTyped,
        }}
        value={value ? toOption(value) : null}
      />
    </FieldFrame>
  );
}
