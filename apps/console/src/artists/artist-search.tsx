import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useListPerformingArtistsQuery } from '#api/queries/promoters/lookups.ts';
import type { FieldModel } from '#forms/fields/use-field.tsx';
import { useCan } from '#session/use-features.ts';
import { PlusIcon, SearchIcon } from '#ui/icons.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { type ArtistChoice, listChoices } from './use-artist-names.ts';

interface ArtistSearchProps {
  field: FieldModel;
  chosenIds: readonly number[];
  isAdding: boolean;
  onPick: (choice: ArtistChoice) => void;
}

export function ArtistSearch({ field, chosenIds, isAdding, onPick }: ArtistSearchProps) {
  const { t } = useTranslation('artists');
  const canAdd = useCan('campaign:write');
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const { currentData, isFetching, error } = useListPerformingArtistsQuery({
    query: searchTerm === '' ? {} : { searchTerm },
  });
  const isSearching = isFetching || searchTerm !== typed.trim();
  const choices = isSearching ? [] : listChoices(currentData?.items ?? [], chosenIds, typed);
  return (
    <Autocomplete
      autoHighlight
      blurOnSelect={false}
      clearOnBlur
      disabled={field.disabled || isAdding}
      filterOptions={(options) => options}
      forcePopupIcon={false}
      fullWidth
      getOptionDisabled={(choice) => choice.performingArtistId === null && !canAdd}
      getOptionKey={(choice) => choice.performingArtistId ?? 'new'}
      getOptionLabel={(choice) => choice.name}
      id={field.id}
      inputValue={typed}
      loading={isSearching}
      loadingText={t('searching')}
      noOptionsText={error ? errorText(error) : t('none')}
      onBlur={field.blur}
      onChange={(_event, choice) => {
        if (choice) onPick(choice);
        setTyped('');
      }}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      openOnFocus
      options={choices}
      renderInput={({ slotProps, id }) => (
        <OutlinedInput
          {...slotProps.input}
          error={field.error !== undefined}
          fullWidth
          id={id}
          inputProps={{
            ...slotProps.htmlInput,
            'aria-describedby': field.describedBy,
            maxLength: LIMITS.performingArtist.name,
          }}
          inputRef={field.attach}
          notched={false}
          placeholder={t('search')}
          startAdornment={<SearchIcon sx={{ mr: 0.75, color: 'text.tertiary' }} />}
        />
      )}
      renderOption={({ key, ...props }, choice) => (
        <Box component="li" key={key} {...props}>
          {choice.performingArtistId === null ? <NewName canAdd={canAdd} name={choice.name} /> : choice.name}
        </Box>
      )}
      sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } }}
      value={null}
    />
  );
}

function NewName({ name, canAdd }: { name: string; canAdd: boolean }) {
  const { t } = useTranslation('artists');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <PlusIcon sx={{ flex: 'none', color: 'text.tertiary' }} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {t(canAdd ? 'add' : 'mayNotAdd', { name, permission: 'campaign:write' })}
      </Box>
    </Box>
  );
}
