import { useMemo, useState } from 'react';
import { type PickerField, SearchPicker } from '#forms/fields/search-picker.tsx';

export interface SearchOption {
  value: string;
  label: string;
  /** More words by which the search finds the option. */
  words?: string;
}

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

/** Returns the options in which every typed word begins some word, ignoring case and accents. */
export function findOptions(options: readonly SearchOption[], typed: string): SearchOption[] {
  const wanted = toWords(typed);
  return options.filter(({ label, words = '' }) => {
    const own = toWords(`${label} ${words}`);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
