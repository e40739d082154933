import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { errorText } from '#api/error-text.ts';
import type { FieldModel } from './use-field.tsx';

interface AddPickerProps<Option> {
  field: FieldModel;
  /** Those found that are not chosen yet. */
  options: readonly Option[];
  keyOf: (option: Option) => number | string;
  labelOf: (option: Option) => string;
  typed: string;
  onType: (typed: string) => void;
  search: { isSearching: boolean; error: unknown; words: { searching: string; none: string } };
  look: { placeholder: string; icon?: ReactNode; maxLength?: number };
  more?: Pick<AutocompleteProps<Option, false, false, false>, 'getOptionDisabled' | 'renderOption' | 'disabled'>;
  onPick: (option: Option) => void;
}

/** Finds options by typing, to add one after the other to a field; what was added is shown elsewhere. */
export function AddPicker<Option>(props: AddPickerProps<Option>) {
  const { field, options, keyOf, labelOf, typed, onType, search, look, more, onPick } = props;
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect={false}
      clearOnBlur
      filterOptions={(found) => found}
      forcePopupIcon={false}
      fullWidth
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      id={field.id}
      inputValue={typed}
      loading={search.isSearching}
      loadingText={search.words.searching}
      noOptionsText={search.error ? errorText(search.error) : search.words.none}
      onBlur={field.blur}
      onChange={(_event, option) => {
        if (option) onPick(option);
        onType('');
      }}
      onInputChange={(_event, text, reason) => reason !== 'reset' && onType(text)}
      openOnFocus
      options={options}
      renderInput={({ slotProps, id }) => (
        <OutlinedInput
          {...slotProps.input}
          error={field.error !== undefined}
          fullWidth
          id={id}
          inputProps={{ ...slotProps.htmlInput, 'aria-describedby': field.describedBy, maxLength: look.maxLength }}
          inputRef={field.attach}
          notched={false}
          placeholder={look.placeholder}
          startAdornment={look.icon}
        />
      )}
      sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } }}
      value={null}
      {...more}
      disabled={field.disabled || more?.disabled === true}
    />
  );
}
