import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ColourField } from '../../../forms/fields/colour-field.tsx';
import { DateTimeField } from '../../../forms/fields/date-time-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import { SegmentedField } from '../../../forms/fields/segmented-field.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextsByCulture } from '../../../forms/fields/texts-by-culture.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import { LimitsRow } from '../../../forms/limits-row.tsx';
import { max, min } from '../../../forms/rules/number-rules.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { useListPriceGroupsQuery } from '../../price-groups/queries.ts';
import { MOST_PER_ORDER, VISIBILITIES } from '../visibilities.ts';
import { PartnerSitesField } from './partner-sites-field.tsx';
import { TicketMoneyFields } from './ticket-money-fields.tsx';
import { TicketPlacesField } from './ticket-places-field.tsx';
import { useCultures } from './use-cultures.ts';

interface TicketFormProps {
  /** Absent: a new one. */
  price?: Price;
  prices: readonly Price[];
  show: Show;
}

const NAME_LENGTH = 60;
const DESCRIPTION_LENGTH = 1000;

/** Every field of a ticket. */
export function TicketForm({ price, prices, show }: TicketFormProps) {
  const { t, i18n } = useTranslation('prices');
  const cultures = useCultures(show);
  const { data: groups } = useListPriceGroupsQuery({ params: { showCode: show.showCode } });
  const perOrder = [required, min(1), max(MOST_PER_ORDER)];
  const texts = { culture: show.defaultCulture, cultures };
  return (
    <>
      <TextsByCulture {...texts} label={t('form.name')} name="name" rules={[maxLength(NAME_LENGTH)]} />
      <SelectField
        label={t('form.group')}
        name="priceGroupId"
        options={(groups?.items ?? []).map(({ priceGroupId, name }) => ({
          value: priceGroupId,
          label: chooseText(name, i18n.language, show.defaultCulture),
        }))}
        rules={[required]}
      />
      <TicketMoneyFields own={price} prices={prices} show={show} />
      <TicketPlacesField price={price} show={show} />
      <FormSection title={t('form.limits')}>
        <LimitsRow>
          <NumberField label={t('form.fewest')} name="fewestPerOrder" rules={perOrder} unit={t('form.tickets')} />
          <NumberField label={t('form.most')} name="mostPerOrder" rules={perOrder} unit={t('form.tickets')} />
        </LimitsRow>
      </FormSection>
      <FormSection title={t('form.onSale')}>
        <LimitsRow>
          <DateTimeField label={t('form.from')} name="onSaleAtLocal" zone={show.timeZone} />
          <DateTimeField label={t('form.until')} name="offSaleAtLocal" zone={show.timeZone} />
        </LimitsRow>
        <SegmentedField
          label={t('form.visibleTo')}
          name="visibility"
          options={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
        />
        <PartnerSitesField help={t('form.partnerSitesHelp')} label={t('form.partnerSites')} name="partnerSiteIds" />
      </FormSection>
      <FormSection title={t('form.looks')}>
        <ColourField label={t('form.colour')} name="colour" rules={[required]} />
        <TextsByCulture
          {...texts}
          isOptional
          label={t('form.description')}
          name="description"
          rows={3}
          rules={[maxLength(DESCRIPTION_LENGTH)]}
        />
      </FormSection>
    </>
  );
}
