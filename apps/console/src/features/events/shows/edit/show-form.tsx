import Alert from '@mui/material/Alert';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListCategoriesQuery } from '#api/queries/promoters/lookups.ts';
import { useListVenueCountriesQuery } from '#api/queries/seating/venues.ts';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { LimitsRow } from '#forms/fields/form-section.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextByCultureField } from '#forms/fields/text-by-culture-field.tsx';
import { maxLength, type Rule, required } from '#forms/rules.ts';
import { TranslatedTexts } from '#forms/translation/translated-texts.tsx';
import { useShowText } from '../describe-show.ts';
import { PartnerSitesField } from './fields/partner-sites-field.tsx';
import { ProgrammeFields } from './fields/programme-fields.tsx';
import { ShowPlaceFields } from './fields/show-place-fields.tsx';
import { ShowTimeFields } from './fields/show-time-fields.tsx';
import { FormPart, useVenueOfForm } from './form-part.tsx';
import type { ShowPromoter, ShowValues } from './show-values.ts';

interface ShowFormProps {
  promoter: ShowPromoter;
  existing?: Show;
}

/** Either all sites (null) or at least one. */
const chosenSites: Rule = (value) => (value === null ? undefined : required(value));

export function ShowForm({ promoter, existing }: ShowFormProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const culture = useWatch<ShowValues, 'defaultCulture'>({ name: 'defaultCulture' });
  const { data } = useListCategoriesQuery();
  const categories = (data?.items ?? []).map(({ categoryId, name }) => ({ value: categoryId, label: text(name) }));
  const texts = [
    { name: 'name', label: t('form.name'), rules: [required, maxLength(LIMITS.show.name)] },
    { name: 'description', label: t('form.description'), mode: 'rich' },
    { name: 'terms', label: t('form.terms'), mode: 'rich' },
  ] as const;
  return (
    <TranslatedTexts culture={culture} cultures={promoter.cultures} outdated={existing?.outdatedTexts} texts={texts}>
      {existing?.hasOrders && <Alert severity="info">{t('form.hasOrders')}</Alert>}
      <TextByCultureField name="name" />
      <SelectField
        label={t('form.category')}
        name="categoryId"
        options={[{ value: null, label: t('form.noCategory') }, ...categories]}
      />
      <FormPart id="programme" title={t('form.programme')}>
        <ProgrammeFields existing={existing} promoterCode={promoter.code} />
      </FormPart>
      <FormPart id="where" title={t('form.where')}>
        <ShowPlaceFields existing={existing} />
      </FormPart>
      <FormPart id="when" title={t('form.when')}>
        <ShowTimeFields existing={existing} />
      </FormPart>
      <FormPart id="sale" title={t('form.sale')}>
        <ShowSaleFields />
      </FormPart>
      {existing && (
        <FormPart id="sites" title={t('sites.title')}>
          <PartnerSitesField
            label={t('sites.label')}
            name="partnerSiteIds"
            rules={[chosenSites]}
            showCode={existing.showCode}
          />
        </FormPart>
      )}
      <FormPart id="money" title={t('form.money')}>
        <ShowMoneyFields isFixed={existing?.hasOrders ?? false} promoter={promoter} />
      </FormPart>
      <FormPart id="about" title={t('form.about')}>
        <TextByCultureField isOptional name="description" />
        <TextByCultureField help={t('form.termsHelp')} isOptional name="terms" />
      </FormPart>
    </TranslatedTexts>
  );
}

/** The sale window, in the venue's time. */
function ShowSaleFields() {
  const { t } = useTranslation('shows');
  const { zone } = useVenueOfForm();
  const startsAt = useWatch<{ startsAtLocal: string }, 'startsAtLocal'>({ name: 'startsAtLocal' });
  return (
    <LimitsRow>
      <DateTimeField
        help={t('form.saleHelp')}
        label={t('form.onSaleAt')}
        name="onSaleAtLocal"
        whileEmpty={{ at: startsAt, time: '10:00:00' }}
        zone={zone}
      />
      <DateTimeField label={t('form.offSaleAt')} name="offSaleAtLocal" whileEmpty={{ at: startsAt }} zone={zone} />
    </LimitsRow>
  );
}

interface ShowMoneyFieldsProps {
  promoter: ShowPromoter;
  /** The currency is fixed after the first order. */
  isFixed: boolean;
}

function ShowMoneyFields({ promoter, isFixed }: ShowMoneyFieldsProps) {
  const { t, i18n } = useTranslation('shows');
  const { data } = useListVenueCountriesQuery({ query: {} });
  const currencyNames = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const languageNames = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const codes = [...new Set([promoter.currency, ...(data?.items ?? []).map((country) => country.currency)])].sort();
  return (
    <>
      <SelectField
        disabled={isFixed}
        label={t('form.currency')}
        name="currency"
        options={codes.map((code) => ({ value: code, label: `${code} · ${currencyNames.of(code) ?? code}` }))}
      />
      <SelectField
        help={t('form.defaultCultureHelp')}
        label={t('form.defaultCulture')}
        name="defaultCulture"
        options={promoter.cultures.map((culture) => ({ value: culture, label: languageNames.of(culture) ?? culture }))}
      />
    </>
  );
}
