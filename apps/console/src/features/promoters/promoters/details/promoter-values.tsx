import { AUDIT_YEARS, type AuditYears } from '@parterre/contract/choices/audit-choices';
import type { Promoter } from '@parterre/contract/promoters';
import { BRAND_NAMES, BRANDS, type BrandName } from '@parterre/contract/wire/brands';
import type { FeatureId } from '@parterre/contract/wire/permissions';
import type { TFunction } from 'i18next';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListCulturesQuery } from '#api/queries/promoters/lookups.ts';
import { requireRuntimeConfig } from '#api/runtime-config.ts';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { nameLanguage } from '#i18n/name-language.ts';

export interface PromoterValues {
  name: string;
  /** '' is the brand of the deployment. */
  brand: string;
  cultures: string[];
  defaultCulture: string;
  /** One host per line. */
  linkHosts: string;
  /** '' keeps the audit forever. */
  auditYears: string;
  demandsSecondFactor: boolean;
  closedFeatures: FeatureId[];
}

export const toPromoterValues = (promoter: Promoter): PromoterValues => ({
  name: promoter.name,
  brand: promoter.brand ?? '',
  cultures: promoter.cultures,
  defaultCulture: promoter.defaultCulture,
  linkHosts: promoter.linkHosts.join('\n'),
  auditYears: String(promoter.auditYears ?? ''),
  demandsSecondFactor: promoter.demandsSecondFactor,
  closedFeatures: promoter.closedFeatures,
});

export function toPromoterBody({ brand, linkHosts, auditYears, ...rest }: Partial<PromoterValues>) {
  return {
    ...rest,
    ...(brand === undefined ? {} : { brand: readBrand(brand) }),
    ...(linkHosts === undefined ? {} : { linkHosts: readHosts(linkHosts) }),
    ...(auditYears === undefined ? {} : { auditYears: readYears(auditYears) }),
  };
}

const readBrand = (value: string): BrandName | null => BRAND_NAMES.find((name) => name === value) ?? null;

/** '' is the brand of the deployment. */
export function nameBrandOf(value: string, t: TFunction<'promoters'>): string {
  const brand = readBrand(value);
  if (brand) return BRANDS[brand].displayName;
  const [byDefault] = requireRuntimeConfig().brands;
  return t('brand.ofDeployment', { name: byDefault ? BRANDS[byDefault].displayName : '' });
}

/** Whether there is anything to choose: a deployment of one brand does not tell of others. */
export const hasBrandChoice = ({ brand }: Pick<Promoter, 'brand'>): boolean =>
  brand !== null || requireRuntimeConfig().brands.length > 1;

const readYears = (value: string): AuditYears | null => AUDIT_YEARS.find((years) => String(years) === value) ?? null;

export const nameYears = (value: string, t: TFunction<'promoters'>): string =>
  value === '' ? t('auditYears.forGood') : t('auditYears.years', { count: Number(value) });

/** Returns the hosts in a typed text without duplicates; a pasted address is reduced to its host. */
export function readHosts(text: string): string[] {
  const hosts = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[a-z]+:\/\//i, '').replace(/[/:?#].*$/, ''))
    .filter((host) => host !== '');
  return [...new Set(hosts.map((host) => host.toLowerCase()))];
}

/** Holds the languages of the promoter's texts; the default one cannot be removed. */
export function LanguagesField(props: FieldProps) {
  const { i18n } = useTranslation('promoters');
  const { data } = useListCulturesQuery();
  const [chosen, defaultCulture]: [string[], string] = useWatch({ name: [props.name, 'defaultCulture'] });
  const codes = [...new Set([...(data?.items ?? []).map(({ code }) => code), ...chosen])];
  return (
    <ChecksField
      {...props}
      look={{ list: { gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } }}
      options={codes.map((code) => ({
        value: code,
        label: nameLanguage(code, i18n.language),
        disabled: code === defaultCulture,
      }))}
    />
  );
}
