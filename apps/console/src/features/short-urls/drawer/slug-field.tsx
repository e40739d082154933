import Box from '@mui/material/Box';
import { MOST_SLUG, toSlug } from '@parterre/contract/wire/to-slug';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { maxLength } from '../../../forms/rules/text-rules.ts';
import type { NewLinkValues } from './link-values.ts';

interface SlugFieldProps {
  urlBase: string;
  isDisabled: boolean;
}

/** The end of the address, chosen once; below it the whole address as it will be. */
export function SlugField({ urlBase, isDisabled }: SlugFieldProps) {
  const { t } = useTranslation('short-urls');
  const typed = useWatch<NewLinkValues, 'slug'>({ name: 'slug' });
  const slug = toSlug(typed);
  return (
    <div>
      <TextField
        disabled={isDisabled}
        help={t('field.slugHelp')}
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, placeholder: t('field.slugMade') }}
        label={t('field.slug')}
        name="slug"
        rules={[maxLength(MOST_SLUG)]}
      />
      <Box aria-live="polite" sx={PREVIEW_LOOK}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {urlBase}
        </Box>
        {slug === '' ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('field.slugPlaceholder')}
          </Box>
        ) : (
          <b>{slug}</b>
        )}
      </Box>
    </div>
  );
}

const PREVIEW_LOOK = {
  mt: 0.75,
  px: 1.25,
  py: 1,
  borderRadius: '6px',
  bgcolor: 'background.sunken',
  fontSize: 13,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
};
