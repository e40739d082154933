import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Hold } from '@parterre/contract/holds';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../../forms/fields/number-field.tsx';
import { max, nonNegative } from '../../../../forms/rules/number-rules.ts';
import { ColourSwatch } from '../../../../ui/colour-swatch.tsx';
import { TrashIcon } from '../../../../ui/icons.tsx';
import { heldKey } from './held-values.ts';

interface HeldPlacesRowProps {
  hold: Hold;
  /** Of the hold's own drawer. */
  path: string;
  isDisabled: boolean;
  onRemove: () => void;
}

/** How many places one hold has; whether they may be sold is the hold's own matter. */
export function HeldPlacesRow({ hold, path, isDisabled, onRemove }: HeldPlacesRowProps) {
  const { t } = useTranslation('prices');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <NumberField
          disabled={isDisabled}
          help={t(hold.allowSales ? 'held.sold' : 'held.withheld')}
          label={t('held.placesOf', { label: hold.label, flag: hold.reservationFlag })}
          name={`heldPlaces.${heldKey(hold.holdId)}`}
          rules={[nonNegative, max(LIMITS.price.allocation)]}
          unit={t('form.placesUnit')}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, height: 36, mt: 3 }}>
        <ColourSwatch colour={hold.colour} size={14} />
        <Link href={path} sx={{ fontSize: 12 }}>
          {t('held.edit')}
        </Link>
        <IconButton
          aria-label={t('held.remove', { label: hold.label })}
          disabled={isDisabled}
          onClick={onRemove}
          size="small"
        >
          <TrashIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
