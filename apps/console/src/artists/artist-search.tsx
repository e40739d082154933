import Box from '@mui/material/Box';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPerformingArtistsQuery } from '#api/queries/promoters/lookups.ts';
import { AddPicker } from '#forms/fields/add-picker.tsx';
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
  const options = choices.map(({ performingArtistId, name }) =>
    performingArtistId === null
      ? {
          performingArtistId,
          name,
          id: 'new',
          label: name,
          look: <NewName canAdd={canAdd} name={name} />,
          isLocked: !canAdd,
        }
      : { performingArtistId, name, id: performingArtistId, label: name },
  );
  return (
    <AddPicker
      field={{ ...field, disabled: field.disabled || isAdding }}
      input={{
        placeholder: t('search'),
        icon: <SearchIcon sx={{ mr: 0.75, color: 'text.tertiary' }} />,
        maxLength: LIMITS.performingArtist.name,
      }}
      onPick={onPick}
      options={options}
      search={{ typed, onType: setTyped, isSearching, error }}
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
