import { useMemo, useState } from 'react';
import { findOptions, type SearchOption } from '#forms/fields/find-options.ts';
import { type PickerField, SearchPicker } from '#forms/fields/search-picker.tsx';

interface SearchSelectProps {
  field: PickerField;
  options: readonly SearchOption[];
  value: string | null;
  onChoose: (value: string | null) => void;
  isLoading?: boolean;
}

/** Chooses one of many options that are all loaded, by typing any of its words. */
export function SearchSelect({ field, options, value, onChoose, isLoading = false }: SearchSelectProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => findOptions(options, typed).map((option) => ({ id: option.value, label: option.label })),
    [options, typed],
  );
  const chosen = options.find((option) => option.value === value);
  return (
    <SearchPicker
      field={field}
      onChoose={(option) => onChoose(option ? String(option.id) : null)}
      search={{ options: found, isSearching: isLoading, error: undefined, onType: setTyped }}
      value={chosen ? { id: chosen.value, label: chosen.label } : null}
    />
  );
}
