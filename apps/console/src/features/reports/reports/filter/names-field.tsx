import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { mergeNames, removeNames } from './report-filter.ts';

interface NamesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/**
 * Several names, none for all; a chosen name stays visible even if it is no longer an option, so that it can be
 * removed.
 */
export function NamesField({ options, ...props }: NamesFieldProps) {
  const { t } = useTranslation('reports');
  const field = useField(props);
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const others = removeNames(
    chosen,
    options.map(({ value }) => value),
  );
  const shown = [...others.map((value) => ({ value, label: value })), ...options];
  const toggle = (value: string) =>
    field.change(chosen.includes(value) ? removeNames(chosen, [value]) : mergeNames(chosen, [value]));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
        {field.label}
      </Box>
      <Box sx={{ typography: 'note', color: 'text.secondary', mb: 0.5 }}>
        {chosen.length === 0 ? t('filter.all') : t('filter.some', { count: chosen.length })}
      </Box>
      <Box sx={{ display: 'grid', maxHeight: 260, overflowY: 'auto' }}>
        {shown.map(({ value, label }) => (
          <FormControlLabel
            control={<Checkbox checked={chosen.includes(value)} onChange={() => toggle(value)} size="small" />}
            key={value}
            label={label}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2', overflowWrap: 'anywhere' } }}
          />
        ))}
      </Box>
    </Box>
  );
}
