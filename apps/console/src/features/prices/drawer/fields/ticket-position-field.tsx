import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field.tsx';
import { chooseText } from '../../../../i18n/choose-text.ts';
import { firstOf, listNeighbours } from '../ticket-place.ts';
import type { TicketValues } from '../ticket-values.ts';

interface TicketPositionFieldProps {
  price: Price;
  prices: readonly Price[];
  show: Pick<Show, 'defaultCulture'>;
}

/** Where the ticket stands in the group chosen: first, after another one, or last, as it does in a new group. */
export function TicketPositionField({ price, prices, show }: TicketPositionFieldProps) {
  const { t, i18n } = useTranslation('prices');
  const priceGroupId = useWatch<TicketValues, 'priceGroupId'>({ name: 'priceGroupId' });
  const neighbours = listNeighbours(prices, priceGroupId, price.priceTypeId);
  return (
    <SelectField
      emptyLabel={priceGroupId === price.priceGroupId ? undefined : t('form.last')}
      label={t('form.position')}
      name="standsAfter"
      options={[
        ...(priceGroupId === null ? [] : [{ value: firstOf(priceGroupId), label: t('form.first') }]),
        ...neighbours.map((other) => ({
          value: other.priceTypeId,
          label: t('form.after', { name: chooseText(other.name, i18n.language, show.defaultCulture) }),
        })),
      ]}
    />
  );
}
