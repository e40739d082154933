import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { findWallTime } from '#dates/wall-time.ts';
import { describeZone, resolveWallTime } from '#dates/zone.ts';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { required } from '#forms/rules.ts';
import type { ShowValues } from '../show-values.ts';
import { useVenueOfForm } from './use-venue-of-form.ts';

type AskedTime = 'startsAtLocal' | 'onSaleAtLocal' | 'offSaleAtLocal';
const ASKED: readonly AskedTime[] = ['startsAtLocal', 'onSaleAtLocal', 'offSaleAtLocal'];

/** Asks which of two instants is meant, only where a time that was typed occurs twice: one that stays keeps its instant. */
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
