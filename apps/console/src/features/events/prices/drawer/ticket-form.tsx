import { LIMITS } from '@parterre/contract/choices/limits';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListPriceGroupsQuery } from '#api/queries/events/price-groups.ts';
import { ColourField } from '#forms/fields/colour-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { useCan } from '#session/use-features.ts';
import { useTextCultures } from '#session/use-promoter.ts';
import { TicketMoneyFields } from './fields/ticket-money-fields.tsx';
import { TicketPlacesField } from './fields/ticket-places-field.tsx';
import { TicketSaleFields } from './fields/ticket-sale-fields.tsx';
import { firstOf, listNeighbours } from './ticket-place.ts';
import type { TicketValues } from './ticket-values.ts';

interface TicketFormProps {
  price?: Price;
  prices: readonly Price[];
  show: Show;
}

export function TicketForm({ price, prices, show }: TicketFormProps) {
  const { t, i18n } = useTranslation('prices');
  const cultures = useTextCultures(show);
  const kind = useWatch<TicketValues, 'kind'>({ name: 'kind' });
  const { data: groups } = useListPriceGroupsQuery({ params: { showCode: show.showCode } });
  const isFirst = groups?.items.length === 0;
  const groupName = { name: 'groupName', label: t('fields.priceGroupId'), rules: GROUP_RULES };
  const texts = [
    { name: 'name', label: t('fields.name'), rules: [required, maxLength(LIMITS.price.name)] },
    ...(isFirst ? [groupName] : []),
    { name: 'description', label: t('form.description'), mode: 'lines', rules: [maxLength(LIMITS.price.description)] },
  ] as const;
  return (
    <TranslatedTexts culture={show.defaultCulture} cultures={cultures} outdated={price?.outdatedTexts} texts={texts}>
      {!price && <TicketKindField />}
      <TextByCultureField name="name" />
      {isFirst ? (
        <TextByCultureField help={t('form.firstGroupHelp')} name="groupName" />
      ) : (
        <SelectField
          label={t('fields.priceGroupId')}
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
        <ColourField label={t('fields.colour')} name="colour" rules={[required]} />
        <TextByCultureField isOptional name="description" />
      </FormSection>
    </TranslatedTexts>
  );
}

const GROUP_RULES = [required, maxLength(LIMITS.priceGroup.name)];

function TicketKindField() {
  const { t } = useTranslation('prices');
  const { getValues, setValue } = useFormContext<TicketValues>();
  const kind = useWatch<TicketValues, 'kind'>({ name: 'kind' });
  const canWrite = useCan('price:write');
  const canCreateComps = useCan('comp:create');
  // A comp is never public, so choosing it must not leave that option selected.
  const handleHideComp = (chosen: unknown) => {
    if (chosen === 'comp' && getValues('visibility') === 'public') setValue('visibility', 'box-office');
  };
  return (
    <SegmentedField
      help={t(`kind.${kind}Help`)}
      label={t('fields.kind')}
      name="kind"
      onChoose={handleHideComp}
      options={[
        { value: 'standard', label: t('kind.standard'), disabled: !canWrite },
        { value: 'comp', label: t('kind.comp'), disabled: !canCreateComps },
      ]}
    />
  );
}

interface TicketPositionFieldProps {
  price: Price;
  prices: readonly Price[];
  show: Pick<Show, 'defaultCulture'>;
}

function TicketPositionField({ price, prices, show }: TicketPositionFieldProps) {
  const { t, i18n } = useTranslation('prices');
  const priceGroupId = useWatch<TicketValues, 'priceGroupId'>({ name: 'priceGroupId' });
  const neighbours = listNeighbours(prices, priceGroupId, price.priceTypeId);
  return (
    <SelectField
      label={t('fields.standsAfter')}
      name="standsAfter"
      options={[
        ...(priceGroupId === price.priceGroupId ? [] : [{ value: null, label: t('form.last') }]),
        ...(priceGroupId === null ? [] : [{ value: firstOf(priceGroupId), label: t('form.first') }]),
        ...neighbours.map((other) => ({
          value: other.priceTypeId,
          label: t('form.after', { name: chooseText(other.name, i18n.language, show.defaultCulture) }),
        })),
      ]}
    />
  );
}
