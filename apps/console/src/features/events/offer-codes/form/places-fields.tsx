import { LIMITS } from '@parterre/contract/choices/limits';
import type { Price } from '@parterre/contract/prices';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { FormSection } from '#forms/fields/form-section.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { max, min } from '#forms/rules.ts';
import type { EventWords } from '../use-event-words.ts';
import type { CodeValues } from './code-values.ts';

interface PlacesFieldsProps {
  words: EventWords;
  showCode: string;
  /** The rules apply to every code of a batch. */
  isBatch: boolean;
}

export function PlacesFields({ words, showCode, isBatch }: PlacesFieldsProps) {
  const { t } = useTranslation('offer-codes');
  const { control } = useFormContext<CodeValues>();
  const [priceGroupId, chosen, holdId, reservedPlaces] = useWatch({
    control,
    name: ['priceGroupId', 'priceTypeIds', 'holdId', 'reservedPlaces'],
  });
  const { data } = useListHoldsQuery({ params: { showCode } });
  const holds = data?.items ?? [];
  const isUnseated = listOfferedTickets(words.tickets, priceGroupId, chosen).some(({ isSeated }) => !isSeated);
  const hasHolds = holds.length > 0 || holdId !== null;
  const canReserve = isUnseated || reservedPlaces !== null;
  if (!hasHolds && !canReserve) return null;
  return (
    <FormSection title={t('section.places')}>
      {hasHolds && (
        <SelectField
          help={t('field.holdHelp')}
          isOptional
          label={t('field.hold')}
          name="holdId"
          options={[
            { value: null, label: t('field.noHold') },
            ...holds.map((hold) => ({ value: hold.holdId, label: `${hold.reservationFlag} · ${hold.label}` })),
          ]}
        />
      )}
      {canReserve && (
        <NumberField
          help={t(isBatch ? 'field.reservedEachHelp' : 'field.reservedHelp')}
          isOptional
          label={t('field.reserved')}
          name="reservedPlaces"
          rules={[min(0), max(LIMITS.offerCode.places)]}
          unit={t('field.places')}
        />
      )}
    </FormSection>
  );
}

/**
 * Lists the price types a code may name: those of its group, and those it names that have moved to another group since.
 */
export const listOfferedTickets = <Ticket extends Pick<Price, 'priceTypeId' | 'priceGroupId'>>(
  tickets: readonly Ticket[],
  priceGroupId: number | null,
  chosen: readonly number[],
): Ticket[] => tickets.filter((ticket) => ticket.priceGroupId === priceGroupId || chosen.includes(ticket.priceTypeId));
