import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';

interface PlacesFieldProps extends FieldProps {
  places: readonly { id: number | string; name: string }[] | undefined;
  error: unknown;
}

/** Ids of venues and sites, or names of permissions; undefined while loading. */
export function PlacesField({ places, error, ...props }: PlacesFieldProps) {
  const { t } = useTranslation('users');
  const field = useField(props);
  const isLocked = useIsLocked();
  const chosen: (number | string)[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: number | string) =>
    field.change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FieldFrame field={field} kind="group">
      {error !== undefined && <Box role="alert">{errorText(error)}</Box>}
      {!places && error === undefined && <SkeletonRows count={3} label={t('loading')} rowHeight={36} />}
      {places?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('form.noPlaces')}</Box>}
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        role="group"
        sx={{ display: 'grid', maxHeight: 240, overflowY: 'auto' }}
      >
        {places?.map(({ id, name }, index) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(id)}
                disabled={field.disabled || isLocked}
                onBlur={field.blur}
                onChange={() => toggle(id)}
                slotProps={{ input: { ref: index === 0 ? field.attach : undefined } }}
              />
            }
            key={id}
            label={name}
            sx={{ mr: 0 }}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}
