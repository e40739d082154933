import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, CloseIcon } from '../../ui/icons.tsx';
import { findOptions } from './find-options.ts';

export interface SearchOption {
  value: string;
  label: string;
  /** Further words it is found by. */
  words?: string;
}

interface SearchSelectProps {
  /** Names the field where no label element does. */
  label?: string;
  id?: string;
  options: readonly SearchOption[];
  value: string | null;
  onChoose: (value: string | null) => void;
  isLoading?: boolean;
  isDisabled?: boolean;
  hasError?: boolean;
  isRequired?: boolean;
  describedBy?: string | undefined;
  hasFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One of many choices, found by typing any of its words. */
export function SearchSelect(props: SearchSelectProps) {
  const { t } = useTranslation('venues');
  const { options, value, isLoading = false } = props;
  const list = useRef([...options]);
  if (list.current.length !== options.length || list.current[0] !== options[0]) list.current = [...options];
  return (
    <Autocomplete
      autoHighlight
      clearIcon={<CloseIcon sx={{ fontSize: 14 }} />}
      clearText={t('select.clear')}
      closeText={t('select.close')}
      disabled={props.isDisabled ?? false}
      filterOptions={(all, { inputValue, getOptionLabel }) => {
        const chosen = all.find((option) => option.value === value);
        return chosen && getOptionLabel(chosen) === inputValue ? all : findOptions(all, inputValue);
      }}
      fullWidth
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      id={props.id}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      loading={isLoading}
      loadingText={t('select.loading')}
      noOptionsText={t('select.nothing')}
      onBlur={props.onBlur}
      onChange={(_event, chosen) => props.onChoose(chosen?.value ?? null)}
      openOnFocus
      openText={t('select.open')}
      options={list.current}
      popupIcon={<ChevronDownIcon />}
      renderInput={({ slotProps, id }) => (
        <OutlinedInput
          {...slotProps.input}
          autoFocus={props.hasFocus ?? false}
          disabled={props.isDisabled ?? false}
          error={props.hasError ?? false}
          fullWidth
          id={id}
          inputProps={{
            ...slotProps.htmlInput,
            'aria-label': props.label,
            'aria-describedby': props.describedBy,
            'aria-required': props.isRequired,
          }}
          inputRef={props.inputRef}
          notched={false}
        />
      )}
      sx={INPUT_LOOK}
      value={options.find((option) => option.value === value) ?? null}
    />
  );
}

/** The field's own padding is enough, as in every other field. */
const INPUT_LOOK = { '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } };
