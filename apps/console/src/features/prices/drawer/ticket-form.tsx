import { LIMITS } from '@parterre/contract/choices/limits';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListPriceGroupsQuery } from '../../../api/queries/price-groups.ts';
import { ColourField } from '../../../forms/fields/colour-field.tsx';
import { FormSection } from '../../../forms/fields/form-section.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextByCultureField } from '../../../forms/fields/text-by-culture-field.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { TranslatedTexts } from '../../../forms/translation/translated-texts.tsx';
import { chooseText } from '../../../i18n/choose-text.ts';
import { useTextCultures } from '../../../session/use-text-cultures.ts';
import { TicketKindField } from './fields/ticket-kind-field.tsx';
import { TicketMoneyFields } from './fields/ticket-money-fields.tsx';
import { TicketPlacesField } from './fields/ticket-places-field.tsx';
import { TicketPositionField } from './fields/ticket-position-field.tsx';
import { TicketSaleFields } from './fields/ticket-sale-fields.tsx';
import type { TicketValues } from './ticket-values.ts';

interface TicketFormProps {
  /** Absent: a new one. */
  price?: Price;
  prices: readonly Price[];
  show: Show;
}

/** Every field of a ticket but the places under holds; a complimentary one has no money. */
export function TicketForm({ price, prices, show }: TicketFormProps) {
  const { t, i18n } = useTranslation('prices');
  const cultures = useTextCultures(show);
  const kind = useWatch<TicketValues, 'kind'>({ name: 'kind' });
  const { data: groups } = useListPriceGroupsQuery({ params: { showCode: show.showCode } });
  return (
    <TranslatedTexts culture={show.defaultCulture} cultures={cultures} outdated={price?.outdatedTexts}>
      {!price && <TicketKindField />}
      <TextByCultureField label={t('form.name')} name="name" rules={[required, maxLength(LIMITS.price.name)]} />
      {groups?.items.length === 0 ? (
        <TextByCultureField
          help={t('form.firstGroupHelp')}
          label={t('form.group')}
          name="groupName"
          rules={[required, maxLength(LIMITS.priceGroup.name)]}
        />
      ) : (
        <SelectField
          label={t('form.group')}
          name="priceGroupId"
          options={(groups?.items ?? []).map(({ priceGroupId, name }) => ({
            value: priceGroupId,
            label: chooseText(name, i18n.language, show.defaultCulture),
          }))}
          rules={[required]}
        />
      )}
      {price && <TicketPositionField price={price} prices={prices} show={show} />}
      {kind !== 'comp' && <TicketMoneyFields own={price} prices={prices} show={show} />}
      <TicketPlacesField price={price} show={show} />
      <TicketSaleFields isNew={!price} show={show} />
      <FormSection title={t('form.looks')}>
        <ColourField label={t('form.colour')} name="colour" rules={[required]} />
        <TextByCultureField
          label={t('form.descriptionOptional')}
          title={t('form.description')}
          name="description"
          rows={3}
          rules={[maxLength(LIMITS.price.description)]}
        />
      </FormSection>
    </TranslatedTexts>
  );
}
