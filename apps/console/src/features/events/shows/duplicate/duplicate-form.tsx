import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import { COPY_PARTS, type CopyPart } from '@parterre/contract/choices/show-choices';
import type { DuplicatedShows } from '@parterre/contract/shows/duplicate';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useDuplicateShowMutation } from '#api/queries/events/shows.ts';
import { formatZonedTime } from '#dates/format-date-time.ts';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import { DateField, DateTimeField } from '#forms/fields/date-time-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { type FieldProps, FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useLockReason } from '#session/use-features.ts';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { useShowText } from '../describe-show.ts';
import { TourField } from '../edit/fields/programme-fields.tsx';
import { addDates, listRepeats, type Repeat } from './copy-dates.ts';
import {
  type CopyContents,
  type CopyValues,
  findCopyObstacle,
  isWithoutPrices,
  newCopyValues,
  toCopyBody,
  useCopyContents,
} from './copy-values.ts';
import { DatesField } from './dates-field.tsx';

interface DuplicateFormProps {
  show: Show;
  onMade: (result: DuplicatedShows) => void;
  onClose: () => void;
}

/**
 * Creates copies of the show on other days. Needs `show:write`. A time that the clocks skip or repeat is refused at the
 * list of dates, naming the date; either all copies are created or none.
 */
export function DuplicateForm({ show, onMade, onClose }: DuplicateFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const lockReason = useLockReason('show:write');
  const isLocked = lockReason !== undefined;
  const [duplicate] = useDuplicateShowMutation();
  const { contents, error, refetch } = useCopyContents(show);
  const { showCode, timeZone } = show;
  const { model } = useObjectForm<CopyValues>({
    values: newCopyValues(show),
    place: 'inDrawer',
    create: async (values) => {
      const there = new Set(COPY_PARTS.filter((part) => contents?.[part] !== null));
      const body = toCopyBody(values, there, timeZone);
      const made = await duplicate({ params: { showCode }, body }).unwrap();
      return () => onMade(made);
    },
    // Errors of a date are shown at the list of dates and name the date.
    placeError: ({ field }, { dates }) => {
      const date = field.startsWith('dates.') ? dates[Number(field.split('.')[1])] : undefined;
      return date ? { field: 'dates', label: formatZonedTime(date.startsAtLocal, timeZone) } : {};
    },
  });
  const dates = useWatch({ control: model.form.control, name: 'dates' });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('duplicate.title'), facts: text(show.name, show.defaultCulture) }}
      model={model}
      onClose={onClose}
      reason={findReason()}
      saveLabel={dates.length === 0 ? t('actions.duplicate') : t('duplicate.make', { count: dates.length })}
    >
      <AppForm model={model}>
        <FormFields isLocked={isLocked}>
          <DateMaker timeZone={timeZone} />
          <DatesField label={t('duplicate.dates')} name="dates" timeZone={timeZone} />
          <FormSection title={t('duplicate.what')}>
            {error !== undefined && !contents && <RetryAlert error={error} onRetry={refetch} />}
            <PartsField contents={contents} help={t('duplicate.never')} label={t('duplicate.copy')} name="copy" />
            <TourField
              disabled={isLocked}
              help={t('duplicate.tourHelp')}
              label={t('form.tour')}
              name="tourId"
              promoterCode={show.promoterCode}
            />
          </FormSection>
        </FormFields>
      </AppForm>
    </ObjectDrawer>
  );

  function findReason(): string | undefined {
    if (isLocked) return lockReason;
    const obstacle = findCopyObstacle(dates, timeZone);
    if (obstacle) return t(`duplicate.obstacles.${obstacle}`);
    if (contents) return undefined;
    return error === undefined ? t('page.loading') : errorText(error);
  }
}

const REPEATS: readonly Repeat[] = ['once', 'day', 'week'];

function DateMaker({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('shows');
  const { setValue, getValues, clearErrors } = useFormContext<CopyValues>();
  const [nextAt, repeat, untilOn, dates] = useWatch<CopyValues, ['nextAt', 'repeat', 'untilOn', 'dates']>({
    name: ['nextAt', 'repeat', 'untilOn', 'dates'],
  });
  const [note, setNote] = useState('');
  const times = listRepeats(nextAt, repeat, untilOn);
  const isFull = dates.length >= LIMITS.show.copies;
  const full = t('duplicate.full', { most: LIMITS.show.copies });
  const handleAdd = () => {
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
      <DateTimeField label={t('duplicate.nextAt')} name="nextAt" whileEmpty={{ time: '19:30:00' }} zone={timeZone} />
      <SegmentedField
        label={t('duplicate.repeat')}
        name="repeat"
        options={REPEATS.map((value) => ({ value, label: t(`duplicate.repeats.${value}`) }))}
      />
      {repeat !== 'once' && <DateField label={t('duplicate.until')} name="untilOn" />}
      <Box>
        <ReasonedButton
          onClick={handleAdd}
          reason={firstReason(isFull && full, times.length === 0 && t('duplicate.noDate'))}
          startIcon={<PlusIcon />}
          variant="outlined"
        >
          {times.length > LIMITS.show.copies
            ? t('duplicate.addMany', { most: LIMITS.show.copies })
            : t('duplicate.add', { count: Math.max(1, times.length) })}
        </ReasonedButton>
        <Note role="status" sx={{ mt: 0.5, '&:empty': { mt: 0 } }}>
          {note || (isFull ? full : '')}
        </Note>
      </Box>
    </>
  );
}

interface PartsFieldProps extends FieldProps {
  contents: CopyContents | undefined;
}

/** Holds the parts to copy; each shows how much there is of it, or why it cannot be chosen. */
function PartsField({ contents, ...props }: PartsFieldProps) {
  const { t } = useTranslation('shows');
  const copy: readonly CopyPart[] = useWatch({ name: props.name });
  const describe = (part: CopyPart): string => {
    if (!contents) return t('page.loading');
    if (contents[part] === null) return t('duplicate.nothing');
    return isWithoutPrices(copy, part) ? t('duplicate.needsPrices') : contents[part];
  };
  return (
    <ChecksField
      {...props}
      look={{ list: { gap: 0.5 }, row: PART_LOOK, notes: 'below' }}
      options={COPY_PARTS.map((part) => ({
        value: part,
        label: t(`duplicate.parts.${part}`),
        note: describe(part),
        isAbsent: (contents?.[part] ?? null) === null || isWithoutPrices(copy, part),
      }))}
    />
  );
}

const PART_LOOK = { alignItems: 'flex-start', gap: 0.5, mr: 0, ml: -1 };
