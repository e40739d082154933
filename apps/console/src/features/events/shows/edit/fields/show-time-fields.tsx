import type { Show } from '@parterre/contract/shows/show';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findWallTime } from '#dates/wall-time.ts';
import { describeZone, resolveWallTime } from '#dates/zone.ts';
import { describeStart } from '#features/events/shows/describe-show.ts';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { LimitsRow } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { required, validDateTime } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { MovedField, useVenueOfForm } from '../form-part.tsx';
import { canChangePlace, type ShowValues } from '../show-values.ts';

/** Dates and times in the venue's time zone. A show that has been on sale changes its start through a move. */
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
          whileEmpty={{ time: '19:30:00' }}
          zone={zone}
        />
      )}
      <OverlapField />
      <LimitsRow>
        <DateTimeField
          isOptional
          label={t('form.doorsAt')}
          name="doorsAtLocal"
          whileEmpty={{ at: startsAt, time: '18:30:00' }}
          zone={zone}
        />
        <DateTimeField
          isOptional
          label={t('form.endsAt')}
          name="endsAtLocal"
          whileEmpty={{ at: startsAt, time: '22:00:00' }}
          zone={zone}
        />
      </LimitsRow>
    </>
  );
}

type AskedTime = 'startsAtLocal' | 'onSaleAtLocal' | 'offSaleAtLocal';
const ASKED: readonly AskedTime[] = ['startsAtLocal', 'onSaleAtLocal', 'offSaleAtLocal'];

/**
 * Asks which of two instants is meant, only for a newly typed time that occurs twice: an unchanged time keeps its
 * instant.
 */
export function OverlapField({ fields = ASKED }: { fields?: readonly AskedTime[] }) {
  const { t } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const times = useWatch<ShowValues, readonly AskedTime[]>({ name: fields });
  const { defaultValues } = useFormContext<ShowValues>().formState;
  const typed = times.filter((time, at) => time !== defaultValues?.[fields[at] ?? 'startsAtLocal']);
  const instants = typed.map((time) => findBoth(time, zone)).find((both) => both !== undefined);
  if (!instants) return null;
  return (
    <SegmentedField
      label={t('form.overlap')}
      name="overlap"
      options={[
        { value: 'first', label: t('form.first', { zone: describeZone(zone, instants[0]) }) },
        { value: 'second', label: t('form.second', { zone: describeZone(zone, instants[1]) }) },
      ]}
      rules={[required]}
    />
  );
}

function findBoth(time: string, zone: string): [string, string] | undefined {
  if (time.length < 16 || !findWallTime(time)) return undefined;
  const [first, second] = resolveWallTime(time, zone).instants;
  return first !== undefined && second !== undefined ? [first, second] : undefined;
}
