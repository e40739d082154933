import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListCountriesQuery } from '#api/queries/promoters/lookups.ts';
import { AddPicker } from '#forms/fields/add-picker.tsx';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { findOptions } from '#forms/fields/find-options.ts';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { listCountryOptions, nameCountry } from '#i18n/name-country.ts';
import { CloseIcon } from '#ui/icons.tsx';

/** Holds country codes; an empty list means all. Found by name in the reader's language or English, and by code. */
export function CountriesField(props: FieldProps) {
  const { t, i18n } = useTranslation('promoters');
  const field = useField(props);
  const { data, isFetching, error } = useListCountriesQuery();
  const [typed, setTyped] = useState('');
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const all = useMemo(() => listCountryOptions(data?.items ?? [], i18n.language), [data, i18n.language]);
  const nameOf = (code: string) => nameCountry(code, i18n.language);
  const { compare } = new Intl.Collator(i18n.language);
  const free = all.filter(({ value }) => !chosen.includes(value));
  return (
    <FieldFrame field={field}>
      <AddPicker
        field={field}
        input={{ placeholder: t(chosen.length === 0 ? 'postages.everywhere' : 'postages.addCountry') }}
        onPick={({ id }) => field.change([...chosen, id])}
        options={findOptions(free, typed).map(({ value, label }) => ({ id: value, label }))}
        search={{ typed, onType: setTyped, isSearching: isFetching, error }}
      />
      {chosen.length > 0 && (
        <Box aria-label={field.label} component="ul" data-rows sx={CHIPS_LOOK}>
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
    borderRadius: 1,
    typography: 'body2',
  },
};

/** Returns country names in the reader's language, sorted: the first ones, and the number of the rest. */
export function nameCountries(
  codes: readonly string[],
  language: string,
  most: number,
): { names: string; more: number } {
  const { compare } = new Intl.Collator(language);
  const all = codes.map((code) => nameCountry(code, language)).sort(compare);
  return { names: all.slice(0, most).join(', '), more: Math.max(0, all.length - most) };
}
