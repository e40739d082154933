import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetTourQuery } from '#api/queries/tours.ts';
import { PerformingArtistsField } from '#artists/performing-artists-field.tsx';
import { useIsLocked } from '#forms/fields/use-field.tsx';
import { paths } from '#pages/paths.ts';
import { CampaignField } from '#programme/pickers/campaign-field.tsx';
import { useShowText } from '../../use-show-text.ts';
import { MovedField } from '../fields/moved-field.tsx';
import type { ShowValues } from '../show-values.ts';
import { TourField } from './tour-field.tsx';

interface ProgrammeFieldsProps {
  promoterCode: string;
  /** Absent: a new event. The tour of one that is there changes by a move. */
  existing: Pick<Show, 'showCode' | 'tour' | 'defaultCulture'> | undefined;
}

/** What the event is a part of, and who performs. */
export function ProgrammeFields({ promoterCode, existing }: ProgrammeFieldsProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const isLocked = useIsLocked();
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
        <TourField help={t('form.tourHelp')} label={t('form.tour')} name="tourId" promoterCode={promoterCode} />
      )}
      <CampaignField
        disabled={isLocked}
        help={isOfTour ? t('form.campaignOfTour') : undefined}
        label={t('form.campaign')}
        name="artistCampaignId"
        placeholder={isOfTour ? text(campaignOfTour) : t('form.noCampaign')}
        promoterCode={promoterCode}
        writeNote={({ showCount }) => t('form.campaignEvents', { count: showCount })}
      />
      <PerformingArtistsField
        disabled={isLocked}
        label={t('form.optional', { field: t('form.artists') })}
        name="performingArtistIds"
        promoterCode={promoterCode}
      />
    </>
  );
}

/** The name of the campaign a new event gets when none is chosen. */
function useCampaignOfTour(): Record<string, string> | undefined {
  const tourId = useWatch<ShowValues, 'tourId'>({ name: 'tourId' });
  const { currentData } = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  return currentData?.artistCampaign?.name;
}
