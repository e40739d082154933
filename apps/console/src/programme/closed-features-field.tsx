import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FEATURES, type FeatureId } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField, useIsLocked } from '#forms/fields/use-field.tsx';

/** The features switched off for a promoter or for one user. */
export function ClosedFeaturesField(props: Omit<FieldProps, 'label'>) {
  const { t } = useTranslation('programme');
  const field = useField({ ...props, label: t('closedFeatures') });
  const isLocked = useIsLocked();
  const closed: FeatureId[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: FeatureId) =>
    field.change(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
  return (
    <FieldFrame field={field} kind="group">
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        role="group"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {FEATURES.map((id, index) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={closed.includes(id)}
                disabled={field.disabled || isLocked}
                onBlur={field.blur}
                onChange={() => toggle(id)}
                slotProps={{ input: { ref: index === 0 ? field.attach : undefined } }}
              />
            }
            key={id}
            label={t(`feature.${id}`)}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

/** Returns the names of closed features in the reader's language; a dash for none. */
export function useNameFeatures(): (features: readonly FeatureId[]) => string {
  const { t } = useTranslation('programme');
  return (features) => features.map((id) => t(`feature.${id}`)).join(', ') || '–';
}
