import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

interface PlacesFieldProps extends Pick<FieldProps, 'name' | 'label' | 'rules'> {
  places: readonly { id: number | string; name: string }[] | undefined;
  error: unknown;
}

/** Ids of venues and sites, or names of permissions; undefined while loading. */
export function PlacesField({ places, error, ...props }: PlacesFieldProps) {
  const { t } = useTranslation('users');
  return (
    <ChecksField
      {...props}
      look={{ list: { maxHeight: 240, overflowY: 'auto' }, row: { mr: 0 } }}
      options={(places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    >
      {error !== undefined && <Box role="alert">{errorText(error)}</Box>}
      {!places && error === undefined && <SkeletonRows count={3} label={t('loading')} rowHeight={36} />}
      {places?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('form.noPlaces')}</Box>}
    </ChecksField>
  );
}
