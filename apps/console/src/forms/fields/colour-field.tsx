import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { colour } from '../rules.ts';
import { FieldFrame } from './field-frame.tsx';
import { FieldInput } from './field-input.tsx';
import { asText } from './text-field.tsx';
import { type FieldProps, useField } from './use-field.tsx';

/** `#RRGGBB`, typed or picked from the swatch. */
export function ColourField(props: FieldProps) {
  const { t } = useTranslation('kit');
  const field = useField(props, [colour]);
  const text = asText(field.value);
  const swatch = (
    <Box
      aria-label={t('forms.pickColour', { label: field.label })}
      component="input"
      disabled={field.disabled}
      onChange={(event) => field.change(event.target.value.toUpperCase())}
      sx={SWATCH_LOOK}
      type="color"
      value={colour(text) === undefined && text !== '' ? text.toLowerCase() : '#ffffff'}
    />
  );
  return (
    <FieldFrame field={field}>
      <FieldInput
        field={field}
        input={{ maxLength: 7, autoComplete: 'off', spellCheck: false }}
        onType={field.change}
        start={swatch}
        text={text}
      />
    </FieldFrame>
  );
}

const SWATCH_LOOK = {
  flex: 'none',
  width: 20,
  height: 20,
  p: 0,
  border: `1px solid ${LOOK.lineStrong}`,
  borderRadius: '4px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '3px' },
  '&::-moz-color-swatch': { border: 0, borderRadius: '3px' },
};
