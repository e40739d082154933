import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListRegionsQuery } from '../../../../api/queries/lookups.ts';
import { FieldFrame } from '../../../../forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '../../../../forms/fields/use-field.ts';

/** Holds the ids of the partner sites that may sell a ticket; none stands for all. */
export function PartnerSitesField(props: FieldProps) {
  const field = useField(props);
  const { data } = useListRegionsQuery();
  const chosen = Array.isArray(field.value) ? field.value : [];
  if (!data || data.items.length === 0) return null;
  const toggle = (id: number) =>
    field.change(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].sort((a, b) => a - b));
  return (
    <FieldFrame field={field} kind="group">
      <Box
        aria-labelledby={`${field.id}-label`}
        role="group"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {data.items.map((site) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(site.id)}
                disabled={field.disabled}
                onBlur={field.blur}
                onChange={() => toggle(site.id)}
              />
            }
            key={site.id}
            label={site.name}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}
