import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import type { FieldModel } from './use-field.tsx';

interface AddOption {
  id: number | string;
  label: string;
  /** Shown in the list instead of the label. */
  look?: ReactNode;
  isLocked?: boolean;
}

interface AddPickerProps<Option extends AddOption> {
  field: FieldModel;
  /** Those found that are not chosen yet. */
  options: readonly Option[];
  search: { typed: string; onType: (typed: string) => void; isSearching: boolean; error: unknown };
  input: { placeholder: string; icon?: ReactNode; maxLength?: number };
  onPick: (option: Option) => void;
}

/** Finds options by typing, to add one after the other to a field; what was added is shown elsewhere. */
export function AddPicker<Option extends AddOption>(props: AddPickerProps<Option>) {
  const { field, options, search, input, onPick } = props;
  const { t } = useTranslation('kit');
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect={false}
      clearOnBlur
      disabled={field.disabled}
      filterOptions={(found) => found}
      forcePopupIcon={false}
      fullWidth
      getOptionDisabled={({ isLocked = false }) => isLocked}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ label }) => label}
      id={field.id}
      inputValue={search.typed}
      loading={search.isSearching}
      loadingText={t('tables.loading')}
      noOptionsText={search.error ? errorText(search.error) : t('tables.noResults')}
      onBlur={field.blur}
      onChange={(_event, option) => {
        if (option) onPick(option);
        search.onType('');
      }}
      onInputChange={(_event, text, reason) => reason !== 'reset' && search.onType(text)}
      openOnFocus
      options={options}
      renderInput={({ slotProps, id }) => (
        <OutlinedInput
          {...slotProps.input}
          error={field.error !== undefined}
          fullWidth
          id={id}
          inputProps={{ ...slotProps.htmlInput, 'aria-describedby': field.describedBy, maxLength: input.maxLength }}
          inputRef={field.attach}
          notched={false}
          placeholder={input.placeholder}
          startAdornment={input.icon}
        />
      )}
      renderOption={({ key, ...item }, { label, look = label }) => (
        <Box component="li" key={key} {...item}>
          {look}
        </Box>
      )}
      sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } }}
      value={null}
    />
  );
}
