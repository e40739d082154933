import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery } from '../../../api/queries/artist-campaigns.ts';
import { useArtistNames } from '../../../artists/use-artist-names.ts';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { summariseTexts } from '../../../programme/texts/summarise-texts.ts';
import type { TourValues } from './tour-values.ts';

/** Somebody else saved the same fields of the tour meanwhile. */
export function TourConflict({ asked }: { asked: AskedConflict<TourValues> | null }) {
  const { t } = useTranslation('tours');
  const ids = asked ? [...new Set([...asked.mine.performingArtistIds, ...asked.theirs.performingArtistIds])] : [];
  const names = useArtistNames(ids);
  const campaigns = { mine: useCampaignName(asked?.mine), theirs: useCampaignName(asked?.theirs) };
  const write = (side: 'mine' | 'theirs', field: keyof TourValues): string => {
    const values = asked?.[side];
    if (!values) return '';
    if (field === 'name' || field === 'description') return summariseTexts(values[field]) || '–';
    if (field === 'artistCampaignId') return campaigns[side] ?? '–';
    if (field === 'performingArtistIds') return values[field].map((id) => names.get(id) ?? '…').join(', ') || '–';
    if (field === 'planIds') return t('fields.planCount', { count: values.planIds.length });
    if (field === 'defaultPlanId')
      return t(values.defaultPlanId === null ? 'fields.venueDefault' : 'fields.ownDefault');
    return '–';
  };
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`fields.${field}`),
          yours: write('mine', field),
          theirs: write('theirs', field),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}

function useCampaignName(values: TourValues | undefined): string | undefined {
  const { i18n } = useTranslation('tours');
  const artistCampaignId = values?.artistCampaignId ?? null;
  const { currentData } = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  return artistCampaignId === null || !currentData ? undefined : chooseText(currentData.name, i18n.language);
}
