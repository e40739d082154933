import type { Show } from '@parterre/contract/shows/show';
import type { TourSummary } from '@parterre/contract/tours';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetTourQuery, useListToursQuery } from '#api/queries/events/tours.ts';
import { PerformingArtistsField } from '#artists/performing-artists-field.tsx';
import { formatDay } from '#dates/format-date-time.ts';
import { useShowText } from '#features/events/shows/describe-show.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { paths } from '#pages/paths.ts';
import { CampaignField } from '#programme/pickers/campaign-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { type ChosenFieldProps, MovedField } from '../form-part.tsx';
import type { ShowValues } from '../show-values.ts';
import { useChooseDefaultPlan } from './show-place-fields.tsx';

interface ProgrammeFieldsProps {
  promoterCode: string;
  /** Undefined for a new show. An existing one changes its tour through a move. */
  existing: Pick<Show, 'showCode' | 'tour' | 'defaultCulture'> | undefined;
}

export function ProgrammeFields({ promoterCode, existing }: ProgrammeFieldsProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const isLocked = useIsLocked();
  const chooseDefaultPlan = useChooseDefaultPlan();
  const campaignOfTour = useCampaignOfTour();
  const isOfTour = existing === undefined && campaignOfTour !== undefined;
  return (
    <>
      {existing ? (
        <MovedField
          href={paths.showDetailsMove(existing.showCode)}
          label={t('form.tour')}
          text={existing.tour ? text(existing.tour.name, existing.defaultCulture) : t('form.noTour')}
        />
      ) : (
        <TourField
          help={t('form.tourHelp')}
          label={t('form.tour')}
          name="tourId"
          onChoose={chooseDefaultPlan}
          promoterCode={promoterCode}
        />
      )}
      <CampaignField
        disabled={isLocked}
        help={isOfTour ? t('form.campaignOfTour') : undefined}
        label={t('form.campaign')}
        name="artistCampaignId"
        promoterCode={promoterCode}
        words={{
          empty: isOfTour ? text(campaignOfTour) : t('form.noCampaign'),
          note: ({ showCount }) => t('form.campaignEvents', { count: showCount }),
        }}
      />
      <PerformingArtistsField
        disabled={isLocked}
        isOptional
        label={t('form.artists')}
        name="performingArtistIds"
        promoterCode={promoterCode}
      />
    </>
  );
}

/** Returns the campaign of the tour, which a new show gets if none is chosen. */
function useCampaignOfTour(): Record<string, string> | undefined {
  const tourId = useWatch<ShowValues, 'tourId'>({ name: 'tourId' });
  const { currentData } = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  return currentData?.artistCampaign?.name;
}

interface TourFieldProps extends Omit<ChosenFieldProps, 'rules'> {
  promoterCode: string;
}

/** Holds the id of a tour of the promoter, or null; searches tours by name. */
export function TourField({ promoterCode, onChoose, ...props }: TourFieldProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const field = useField(props);
  const tourId = typeof field.value === 'number' ? field.value : null;
  const [words, setWords] = useState('');
  const searchTerm = useSettled(words.trim());
  const found = useListToursQuery({ query: { promoterCode, ...(searchTerm ? { searchTerm } : {}) } });
  const chosen = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const toOption = (tour: Pick<TourSummary, 'tourId' | 'name' | 'firstShowOn' | 'lastShowOn'>): PickerOption => {
    const option = { id: tour.tourId, label: text(tour.name) };
    return tour.firstShowOn === null ? option : { ...option, note: describeDays(tour) };
  };
  const value = tourId === null ? undefined : chosen.currentData;
  return (
    <FieldFrame field={field}>
      <SearchPicker
        field={field}
        onChoose={(option) => {
          field.change(option?.id ?? null);
          onChoose?.();
        }}
        placeholder={t('form.noTour')}
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

const describeDays = ({ firstShowOn, lastShowOn }: Pick<TourSummary, 'firstShowOn' | 'lastShowOn'>): string =>
  firstShowOn === lastShowOn ? formatDay(firstShowOn) : `${formatDay(firstShowOn)} – ${formatDay(lastShowOn)}`;
