import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { LimitsRow } from '#forms/fields/form-section.tsx';
import { validDateTime } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { describeStart } from '../../describe-show-facts.ts';
import { canChangePlace } from './can-change-place.ts';
import { MovedField } from './moved-field.tsx';
import { OverlapField } from './overlap-field.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';

/** When it is, in the venue's time; an event that was on sale changes its start by a move. */
export function ShowTimeFields({ existing }: { existing: Show | undefined }) {
  const { t, i18n } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const typed = useWatch<{ startsAtLocal: string }, 'startsAtLocal'>({ name: 'startsAtLocal' });
  const isMoved = existing !== undefined && !canChangePlace(existing);
  const startsAt = isMoved ? existing.startsAtLocal : typed;
  return (
    <>
      {isMoved ? (
        <MovedField
          href={paths.showDetailsMove(existing.showCode)}
          label={t('form.startsAt')}
          text={describeStart(existing, i18n.language)}
        />
      ) : (
        <DateTimeField
          label={t('form.startsAt')}
          name="startsAtLocal"
          rules={[validDateTime]}
          usualTime="19:30:00"
          zone={zone}
        />
      )}
      <OverlapField />
      <LimitsRow>
        <DateTimeField
          emptyAt={startsAt}
          label={t('form.optional', { field: t('form.doorsAt') })}
          name="doorsAtLocal"
          usualTime="18:30:00"
          zone={zone}
        />
        <DateTimeField
          emptyAt={startsAt}
          label={t('form.optional', { field: t('form.endsAt') })}
          name="endsAtLocal"
          usualTime="22:00:00"
          zone={zone}
        />
      </LimitsRow>
    </>
  );
}
