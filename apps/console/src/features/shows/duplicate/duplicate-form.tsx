import type { DuplicatedShows, Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDuplicateShowMutation } from '../../../api/queries/shows.ts';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { FormSection } from '../../../forms/fields/form-section.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { TourField } from '../edit/programme/tour-field.tsx';
import { useShowText } from '../use-show-text.ts';
import { COPY_PARTS, type CopyValues, findCopyObstacle, newCopyValues, toCopyBody } from './copy-values.ts';
import { DateMaker } from './date-maker.tsx';
import { DatesField } from './dates-field.tsx';
import { PartsField } from './parts-field.tsx';
import { useCopyContents } from './use-copy-contents.ts';

interface DuplicateFormProps {
  show: Show;
  onMade: (result: DuplicatedShows) => void;
  onClose: () => void;
}

/** When the new events are, what they take along and which tour they belong to. */
export function DuplicateForm({ show, onMade, onClose }: DuplicateFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const canWrite = useCan('show:write');
  const [duplicate] = useDuplicateShowMutation();
  const contents = useCopyContents(show);
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
    // What is wrong with a date belongs to the list of dates, and names it.
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
        <FormFields isLocked={!canWrite}>
          <DateMaker timeZone={timeZone} />
          <DatesField label={t('duplicate.dates')} name="dates" timeZone={timeZone} />
          <FormSection title={t('duplicate.what')}>
            <PartsField contents={contents} help={t('duplicate.never')} label={t('duplicate.copy')} name="copy" />
            <TourField
              disabled={!canWrite}
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
    if (!canWrite) return t('kit:notAllowed', { permission: 'show:write' });
    const obstacle = findCopyObstacle(dates, timeZone);
    if (obstacle) return t(`duplicate.obstacles.${obstacle}`);
    return contents ? undefined : t('page.loading');
  }
}
