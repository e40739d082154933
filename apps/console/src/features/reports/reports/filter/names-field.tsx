import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { removeNames } from './report-filter.ts';

interface NamesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/**
 * Several names, none for all; a chosen name stays visible even if it is no longer an option, so that it can be
 * removed.
 */
export function NamesField({ options, ...props }: NamesFieldProps) {
  const { t } = useTranslation('reports');
  const chosen: readonly string[] = useWatch({ name: props.name });
  const known = options.map(({ value }) => value);
  const others = removeNames(chosen, known).map((value) => ({ value, label: value }));
  return (
    <ChecksField {...props} look={LOOK} options={[...others, ...options]}>
      <Box sx={{ typography: 'note', color: 'text.secondary', mb: 0.5 }}>
        {chosen.length === 0 ? t('filter.all') : t('filter.some', { count: chosen.length })}
      </Box>
    </ChecksField>
  );
}

const LOOK = {
  isSmall: true,
  list: { maxHeight: 260, overflowY: 'auto' },
  row: { mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2', overflowWrap: 'anywhere' } },
};
