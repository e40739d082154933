import Box from '@mui/material/Box';
import { OFFER_CODE_RANDOM } from '@parterre/contract/choices/offer-code-choices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BatchValues } from '../form/code-values.ts';

/** As many as the longest code has; letters and digits that cannot be mixed up. */
const EXAMPLE = 'K7M2QXRB9DVHT4WNZPC5';

/** How a code of the batch will look, and why nobody guesses it. */
export function ExampleCode() {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<BatchValues>();
  const [prefix, length] = useWatch({ control, name: ['prefix', 'length'] });
  const { min, max } = OFFER_CODE_RANDOM;
  const shown = typeof length === 'number' ? Math.min(max, Math.max(min, length)) : OFFER_CODE_RANDOM.default;
  return (
    <Box sx={{ mt: -0.5, fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
      {t('generate.example')}{' '}
      <Box component="span" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', color: 'text.primary' }}>
        {prefix.trim().toUpperCase()}
        {EXAMPLE.slice(0, shown)}
      </Box>
      <div>{t('generate.lengthHelp')}</div>
    </Box>
  );
}
