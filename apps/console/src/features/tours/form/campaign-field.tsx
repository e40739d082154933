import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery, useListArtistCampaignsQuery } from '../../../api/queries/artist-campaigns.ts';
import { FieldFrame } from '../../../forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '../../../forms/fields/use-field.ts';
import { useSettled } from '../../../forms/use-settled.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { type PickerOption, SearchPicker } from '../../../programme/search-picker.tsx';

/** Holds the id of a campaign of the promoter, or null. */
export function CampaignField({ promoterCode, ...props }: FieldProps & { promoterCode: string }) {
  const { t, i18n } = useTranslation('tours');
  const field = useField(props);
  const artistCampaignId = typeof field.value === 'number' ? field.value : null;
  const [words, setWords] = useState('');
  const searchTerm = useSettled(words.trim());
  const found = useListArtistCampaignsQuery({ query: { promoterCode, ...(searchTerm ? { searchTerm } : {}) } });
  const chosen = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const toOption = (campaign: { artistCampaignId: number; name: Record<string, string> }): PickerOption => ({
    id: campaign.artistCampaignId,
    label: chooseText(campaign.name, i18n.language),
  });
  const value = artistCampaignId === null ? null : chosen.currentData;
  return (
    <FieldFrame field={field}>
      <SearchPicker
        field={field}
        onChoose={(option) => field.change(option?.id ?? null)}
        placeholder={t('fields.noCampaign')}
        search={{
          options: (found.currentData?.items ?? []).map(toOption),
          isSearching: found.isFetching,
          error: found.error,
          onType: setWords,
        }}
        value={value ? toOption(value) : null}
      />
    </FieldFrame>
  );
}
