import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { DateTimeField } from '../../../forms/fields/date-time-field.tsx';
import { SegmentedField } from '../../../forms/fields/segmented-field.tsx';
import { firstReason } from '../../../ui/first-reason.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { ReasonedButton } from '../../../ui/reasoned-button.tsx';
import { addDates, listRepeats, type Repeat } from './copy-dates.ts';
import type { CopyValues } from './copy-values.ts';

const REPEATS: readonly Repeat[] = ['once', 'day', 'week'];

/** Puts one date, or one after the other until a day, into the list of dates. */
export function DateMaker({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('shows');
  const { setValue, getValues, clearErrors } = useFormContext<CopyValues>();
  const [nextAt, repeat, untilOn, dates] = useWatch<CopyValues, ['nextAt', 'repeat', 'untilOn', 'dates']>({
    name: ['nextAt', 'repeat', 'untilOn', 'dates'],
  });
  const [note, setNote] = useState('');
  const times = listRepeats(nextAt, repeat, untilOn);
  const isFull = dates.length >= LIMITS.show.copies;
  const full = t('duplicate.full', { most: LIMITS.show.copies });
  const add = () => {
    const merged = addDates(getValues('dates'), times);
    setValue('dates', merged.dates, { shouldDirty: true });
    clearErrors('dates');
    const notes = [
      ...(merged.known > 0 ? [t('duplicate.known', { count: merged.known })] : []),
      ...(merged.left > 0 ? [t('duplicate.left', { count: merged.left, most: LIMITS.show.copies })] : []),
    ];
    setNote(notes.join(' '));
  };
  return (
    <>
      <DateTimeField label={t('duplicate.nextAt')} name="nextAt" usualTime="19:30:00" zone={timeZone} />
      <SegmentedField
        label={t('duplicate.repeat')}
        name="repeat"
        options={REPEATS.map((value) => ({ value, label: t(`duplicate.repeats.${value}`) }))}
      />
      {repeat !== 'once' && <DateField label={t('duplicate.until')} name="untilOn" />}
      <Box>
        <ReasonedButton
          onClick={add}
          reason={firstReason(isFull && full, times.length === 0 && t('duplicate.noDate'))}
          startIcon={<PlusIcon />}
          variant="outlined"
        >
          {times.length > LIMITS.show.copies
            ? t('duplicate.addMany', { most: LIMITS.show.copies })
            : t('duplicate.add', { count: Math.max(1, times.length) })}
        </ReasonedButton>
        <Box
          role="status"
          sx={{ mt: 0.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary', '&:empty': { mt: 0 } }}
        >
          {note || (isFull ? full : '')}
        </Box>
      </Box>
    </>
  );
}
