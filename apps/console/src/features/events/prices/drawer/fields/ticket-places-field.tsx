import Link from '@mui/material/Link';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { max, min, required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import type { TicketValues } from '../ticket-values.ts';

interface TicketPlacesFieldProps {
  price: Price | undefined;
  show: Pick<Show, 'showCode' | 'seating'>;
}

/** Capacity of an unseated price type, at least what is sold or held; a seated one shows its seats. */
export function TicketPlacesField({ price, show }: TicketPlacesFieldProps) {
  const { t } = useTranslation('prices');
  const isSeated = useWatch<TicketValues, 'isSeated'>({ name: 'isSeated' });
  const gone = price ? price.stock.sold + price.stock.inBaskets + price.stock.reservedByCodes : 0;
  return (
    <>
      {!price && show.seating === 'RESERVED' && (
        <SwitchField help={t('form.seatedHelp')} label={t('fields.isSeated')} name="isSeated" />
      )}
      {isSeated && price && (
        <Link href={paths.seats(show.showCode, 'tickets')} sx={{ justifySelf: 'start', typography: 'note' }}>
          {t('form.assignSeats')}
        </Link>
      )}
      {!isSeated && (
        <NumberField
          help={gone > 0 ? t('form.placesHelp', { count: gone }) : undefined}
          label={t('fields.allocation')}
          name="allocation"
          rules={[required, min(gone), max(LIMITS.price.allocation)]}
          unit={t('form.placesUnit')}
        />
      )}
    </>
  );
}
