import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCountriesQuery } from '#api/queries/promoters/lookups.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { CloseIcon } from '#ui/icons.tsx';

/** Holds country codes; an empty list means all. Searched by name in the reader's language. */
export function CountriesField(props: FieldProps) {
  const { t, i18n } = useTranslation('promoters');
  const field = useField(props);
  const { data, isFetching } = useListCountriesQuery();
  const [typed, setTyped] = useState('');
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const names = useMemo(() => new Intl.DisplayNames(i18n.language, { type: 'region' }), [i18n.language]);
  const nameOf = (code: string) => names.of(code) ?? code;
  const { compare } = new Intl.Collator(i18n.language);
  const free = (data?.items ?? [])
    .map(({ code, name }) => ({ code, label: nameOf(code), words: `${code} ${name}` }))
    .filter(({ code }) => !chosen.includes(code))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <FieldFrame field={field}>
      <Autocomplete
        autoHighlight
        blurOnSelect={false}
        clearOnBlur
        disabled={field.disabled}
        forcePopupIcon={false}
        fullWidth
        getOptionKey={({ code }) => code}
        getOptionLabel={({ label }) => label}
        id={field.id}
        inputValue={typed}
        loading={isFetching}
        loadingText={t('loading')}
        noOptionsText={t('postages.noCountry')}
        onBlur={field.blur}
        onChange={(_event, option) => {
          if (option) field.change([...chosen, option.code]);
          setTyped('');
        }}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        openOnFocus
        options={free}
        renderInput={({ slotProps, id }) => (
          <OutlinedInput
            {...slotProps.input}
            error={field.error !== undefined}
            fullWidth
            id={id}
            inputProps={{ ...slotProps.htmlInput, 'aria-describedby': field.describedBy }}
            inputRef={field.attach}
            notched={false}
            placeholder={t(chosen.length === 0 ? 'postages.everywhere' : 'postages.addCountry')}
          />
        )}
        sx={{ '& .MuiOutlinedInput-root .MuiAutocomplete-input': { p: 0 } }}
        value={null}
      />
      {chosen.length > 0 && (
        <Box aria-label={t('postages.countryCodes')} component="ul" data-rows sx={CHIPS_LOOK}>
          {[...chosen]
            .sort((a, b) => compare(nameOf(a), nameOf(b)))
            .map((code) => (
              <li key={code}>
                {nameOf(code)}
                <IconButton
                  aria-label={t('postages.removeCountry', { country: nameOf(code) })}
                  data-removes-row
                  disabled={field.disabled}
                  onClick={(event) => {
                    passFocusOn(event.currentTarget, document.getElementById(field.id));
                    field.change(chosen.filter((other) => other !== code));
                  }}
                  size="small"
                  sx={{ p: 0.5, width: 24, height: 24 }}
                  type="button"
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              </li>
            ))}
        </Box>
      )}
    </FieldFrame>
  );
}

const CHIPS_LOOK = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  m: 0,
  mt: 1,
  p: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.25,
    pl: 1,
    pr: 0.25,
    minHeight: 28,
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
    typography: 'body2',
  },
};

/** Returns country names in the reader's language, sorted: the first ones, and the number of the rest. */
export function nameCountries(
  codes: readonly string[],
  language: string,
  most: number,
): { names: string; more: number } {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const all = codes.map((code) => names.of(code) ?? code).sort(compare);
  return { names: all.slice(0, most).join(', '), more: Math.max(0, all.length - most) };
}
