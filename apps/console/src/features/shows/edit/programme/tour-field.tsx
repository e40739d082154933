import type { TourSummary } from '@parterre/contract/tours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTourQuery, useListToursQuery } from '#api/queries/tours.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { useSettled } from '#forms/use-settled.ts';
import { useShowText } from '../../use-show-text.ts';

/** Holds the id of a tour of the promoter, or null; finds tours by their name. */
export function TourField({ promoterCode, ...props }: FieldProps & { promoterCode: string }) {
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
        onChoose={(option) => field.change(option?.id ?? null)}
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
