import Alert from '@mui/material/Alert';
import type { Show } from '@parterre/contract/shows';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RichTextByCultureField } from '../../../forms/fields/rich-text-by-culture-field.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextByCultureField } from '../../../forms/fields/text-by-culture-field.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { TranslatedTexts } from '../../../forms/translation/translated-texts.tsx';
import { useListShowCategoriesQuery } from '../queries.ts';
import { useShowText } from '../use-show-text.ts';
import { ShowMoneyFields } from './show-money-fields.tsx';
import { ShowPlaceFields } from './show-place-fields.tsx';
import { ShowSaleFields } from './show-sale-fields.tsx';
import { ShowTimeFields } from './show-time-fields.tsx';
import type { ShowPromoter, ShowValues } from './show-values.ts';

interface ShowFormProps {
  promoter: ShowPromoter;
  /** Absent: a new event. */
  existing?: Pick<Show, 'hasOrders' | 'showCode' | 'outdatedTexts'> & { hasSeats: boolean };
}

const NAME_LENGTH = 120;

/** The fields of an event, new or not. */
export function ShowForm({ promoter, existing }: ShowFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const culture = useWatch<ShowValues, 'defaultCulture'>({ name: 'defaultCulture' });
  const { data } = useListShowCategoriesQuery();
  const categories = (data?.items ?? []).map(({ categoryId, name }) => ({ value: categoryId, label: text(name) }));
  return (
    <TranslatedTexts culture={culture} cultures={promoter.cultures} outdated={existing?.outdatedTexts}>
      {existing?.hasOrders && <Alert severity="info">{t('form.hasOrders')}</Alert>}
      <TextByCultureField label={t('form.name')} name="name" rules={[required, maxLength(NAME_LENGTH)]} />
      <SelectField
        emptyLabel={t('form.noCategory')}
        label={t('form.category')}
        name="categoryId"
        options={categories}
      />
      <FormSection title={t('form.where')}>
        <ShowPlaceFields existing={existing} />
      </FormSection>
      <FormSection title={t('form.when')}>
        <ShowTimeFields />
      </FormSection>
      <FormSection title={t('form.sale')}>
        <ShowSaleFields />
      </FormSection>
      <FormSection title={t('form.money')}>
        <ShowMoneyFields isFixed={existing?.hasOrders ?? false} promoter={promoter} />
      </FormSection>
      <FormSection title={t('form.about')}>
        <RichTextByCultureField
          label={t('form.optional', { field: t('form.description') })}
          name="description"
          title={t('form.description')}
        />
        <RichTextByCultureField
          help={t('form.termsHelp')}
          label={t('form.optional', { field: t('form.terms') })}
          name="terms"
          title={t('form.terms')}
        />
      </FormSection>
    </TranslatedTexts>
  );
}
