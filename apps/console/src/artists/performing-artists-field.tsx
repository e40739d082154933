import Box from '@mui/material/Box';
import type { PerformingArtist } from '@parterre/contract/lookups';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useCreatePerformingArtistMutation } from '#api/queries/promoters/lookups.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ArtistSearch } from './artist-search.tsx';
import { ChosenArtists } from './chosen-artists.tsx';
import { type ArtistChoice, useArtistNames } from './use-artist-names.ts';

interface PerformingArtistsFieldProps extends FieldProps {
  /** A new name is added for this promoter; the server checks the permission there. */
  promoterCode: string;
}

/**
 * Holds ids of performing artists in the order they are billed. Artists are shared: a new name is added for all
 * promoters.
 */
export function PerformingArtistsField({ promoterCode, ...props }: PerformingArtistsFieldProps) {
  const { t } = useTranslation('artists');
  const field = useField(props);
  const ids = readIds(field.value);
  const stored = useArtistNames(ids);
  const [picked, setPicked] = useState<readonly PerformingArtist[]>([]);
  const [create, { isLoading: isAdding }] = useCreatePerformingArtistMutation();
  const nameOf = (id: number) =>
    stored.get(id) ?? picked.find(({ performingArtistId }) => performingArtistId === id)?.name ?? '…';
  const choose = (artist: PerformingArtist) => {
    setPicked([...picked, artist]);
    if (!ids.includes(artist.performingArtistId)) field.change([...ids, artist.performingArtistId]);
  };
  const handlePick = async (choice: ArtistChoice) => {
    if (choice.performingArtistId !== null) return choose(choice);
    try {
      choose(await create({ body: { promoterCode, name: choice.name } }).unwrap());
    } catch (error) {
      showToast(t('addFailed', { name: choice.name, reason: errorText(error) }), 'error');
    }
  };
  return (
    <FieldFrame field={field}>
      <ArtistSearch chosenIds={ids} field={field} isAdding={isAdding} onPick={(choice) => void handlePick(choice)} />
      {ids.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <ChosenArtists
            artists={ids.map((id) => ({ performingArtistId: id, name: nameOf(id) }))}
            isLocked={field.disabled}
            onChange={(artists) => field.change(artists.map(({ performingArtistId }) => performingArtistId))}
            searchId={field.id}
          />
        </Box>
      )}
    </FieldFrame>
  );
}

const readIds = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
