import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { ChevronDownIcon, CloseIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import type { FieldModel } from './use-field.tsx';

export interface PickerOption {
  id: number | string;
  label: string;
  /** Shown in grey below the label. */
  note?: string;
}

interface PickerSearch {
  options: readonly PickerOption[];
  isSearching: boolean;
  error: unknown;
  onType: (words: string) => void;
}

/** A field of a form, or the label of a field outside a form. */
export type PickerField =
  | Pick<FieldModel, 'id' | 'disabled' | 'isRequired' | 'describedBy' | 'error' | 'blur' | 'attach'>
  | { label: string; hasFocus?: boolean };

interface SearchPickerProps {
  field: PickerField;
  value: PickerOption | null;
  search: PickerSearch;
  placeholder?: string;
  onChoose: (option: PickerOption | null) => void;
}

export function SearchPicker({ field, value, search, placeholder = '', onChoose }: SearchPickerProps) {
  const { t } = useTranslation('kit');
  const own = 'id' in field ? field : null;
  return (
    <Autocomplete
      autoHighlight
      clearIcon={<CloseIcon fontSize="small" />}
      clearText={t('picker.clear')}
      closeText={t('picker.close')}
      disabled={own?.disabled ?? false}
      filterOptions={(options) => options}
      fullWidth
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.label}
      id={own?.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={search.isSearching}
      loadingText={t('picker.searching')}
      noOptionsText={search.error ? errorText(search.error) : t('picker.none')}
      onBlur={own?.blur}
      onChange={(_event, chosen) => onChoose(chosen)}
      onInputChange={(_event, words, reason) => search.onType(reason === 'input' ? words : '')}
      openOnFocus
      openText={t('picker.open')}
      options={search.options}
      popupIcon={<ChevronDownIcon />}
      renderInput={({ slotProps, id }) => (
        <OutlinedInput
          {...slotProps.input}
          autoFocus={'hasFocus' in field && field.hasFocus === true}
          disabled={own?.disabled ?? false}
          error={own?.error !== undefined}
          fullWidth
          id={id}
          inputProps={{
            ...slotProps.htmlInput,
            ...('id' in field
              ? { 'aria-describedby': field.describedBy, 'aria-required': field.isRequired }
              : { 'aria-label': field.label }),
          }}
          inputRef={own?.attach}
          notched={false}
          placeholder={placeholder}
        />
      )}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{option.label}</Box>
            {option.note && <Note>{option.note}</Note>}
          </Box>
        </Box>
      )}
      sx={INPUT_LOOK}
      value={value}
    />
  );
}

/** Avoids the library's second padding, so that the field aligns with others. */
const INPUT_LOOK = { '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } };
