import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { WarningIcon } from '#ui/icons.tsx';

/** In a save bar: how many fields are wrong, and the way to the first of them. */
export function ErrorCount({ count, formId }: { count: number; formId: string }) {
  const { t } = useTranslation('kit');
  return (
    <Box component="b" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ color: LOOK.bad, display: 'inline-flex' }}>
        <WarningIcon />
      </Box>
      {t('forms.toCorrect', { count })}
      <Link
        component="button"
        onClick={() => focusFirstError(formId)}
        sx={{ font: 'inherit' }}
        type="button"
        underline="hover"
      >
        {t('forms.goToFirst')}
      </Link>
    </Box>
  );
}

function focusFirstError(formId: string) {
  const field = document
    .getElementById(formId)
    ?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden="true"])');
  field?.scrollIntoView?.({ block: 'center' });
  field?.focus();
}
