import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Venue } from '@parterre/contract/venues';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { useListVenuesQuery } from '../../api/queries/venues.ts';
import { useSettled } from '../../forms/use-settled.ts';
import { usePromoter } from '../../session/use-promoter.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';

interface VenueSearchProps {
  label: string;
  venue: Venue | null;
  onChoose: (venue: Venue | null) => void;
  autoFocus?: boolean;
  /** Joins the input to a form's field. */
  field?: {
    id: string;
    isInvalid: boolean;
    isRequired: boolean;
    describedBy: string | undefined;
    onBlur: () => void;
    ref: Ref<HTMLElement>;
  };
  disabled?: boolean;
}

/** Finds a venue of the promoter by name or town. */
export function VenueSearch({ label, venue, onChoose, autoFocus = false, field, disabled = false }: VenueSearchProps) {
  const { t } = useTranslation('shows');
  const { current } = usePromoter();
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const { currentData, isFetching, error } = useListVenuesQuery({
    query: {
      isCatalogue: false,
      ...(current ? { promoterCode: current.code } : {}),
      ...(searchTerm && searchTerm !== venue?.name ? { searchTerm } : {}),
    },
  });
  return (
    <Autocomplete
      disabled={disabled}
      filterOptions={(options) => options}
      getOptionKey={(option) => option.venueId}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, value) => option.venueId === value.venueId}
      loading={isFetching}
      loadingText={t('venues.searching')}
      noOptionsText={error ? errorText(error) : t('venues.none')}
      onChange={(_event, chosen) => onChoose(chosen)}
      onInputChange={(_event, text) => setTyped(text)}
      openOnFocus
      popupIcon={<ChevronDownIcon />}
      options={currentData?.items ?? []}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          error={field?.isInvalid ?? false}
          inputRef={field?.ref}
          onBlur={field?.onBlur}
          placeholder={label}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              ...(field ? { id: field.id, 'aria-describedby': field.describedBy } : { 'aria-label': label }),
              'aria-invalid': field?.isInvalid ?? false,
              'aria-required': field?.isRequired ?? false,
            },
          }}
        />
      )}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{option.name}</Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{option.town}</Box>
          </Box>
        </Box>
      )}
      sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } }}
      value={venue}
    />
  );
}
