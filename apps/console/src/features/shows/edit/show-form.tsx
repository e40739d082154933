import Alert from '@mui/material/Alert';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextsByCulture } from '../../../forms/fields/texts-by-culture.tsx';
import { FormSection } from '../../../forms/form-section.tsx';
import { maxLength } from '../../../forms/rules/text-rules.ts';
import { useListShowCategoriesQuery } from '../queries.ts';
import { useShowText } from '../use-show-text.ts';
import { ShowMoneyFields } from './show-money-fields.tsx';
import { ShowPlaceFields } from './show-place-fields.tsx';
import { ShowSaleFields } from './show-sale-fields.tsx';
import { ShowTimeFields } from './show-time-fields.tsx';

interface ShowFormProps {
  promoter: Pick<Promoter, 'cultures' | 'currency'>;
  /** The language of the names shown first. */
  culture: string;
  /** Absent: a new event. */
  existing?: { hasOrders: boolean; showCode: string; hasSeats: boolean };
}

const NAME_LENGTH = 120;
const DESCRIPTION_LENGTH = 4000;

/** The fields of an event, new or not. */
export function ShowForm({ promoter, culture, existing }: ShowFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const { data } = useListShowCategoriesQuery();
  const categories = (data?.items ?? []).map(({ categoryId, name }) => ({ value: categoryId, label: text(name) }));
  return (
    <>
      {existing?.hasOrders && <Alert severity="info">{t('form.hasOrders')}</Alert>}
      <TextsByCulture
        culture={culture}
        cultures={promoter.cultures}
        label={t('form.name')}
        name="name"
        rules={[maxLength(NAME_LENGTH)]}
      />
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
        <TextsByCulture
          culture={culture}
          cultures={promoter.cultures}
          isOptional
          label={t('form.optional', { field: t('form.description') })}
          name="description"
          rows={5}
          rules={[maxLength(DESCRIPTION_LENGTH)]}
        />
      </FormSection>
    </>
  );
}
