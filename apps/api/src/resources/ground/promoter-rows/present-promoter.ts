import type { Postage, Promoter, TaxRate } from '@parterre/contract/promoters';
import type { z } from 'zod';
import type { postages, promoters, taxRates } from '#db/schema/promoters/promoters.ts';

export type PromoterRow = typeof promoters.$inferSelect;
export type TaxRateRow = typeof taxRates.$inferSelect;
export type PostageRow = typeof postages.$inferSelect;

export const presentPromoter = (row: PromoterRow): Promoter => ({
  id: row.id,
  code: row.code,
  name: row.name,
  brand: row.brand,
  defaultCulture: row.defaultCulture,
  cultures: row.cultures,
  currency: row.currency,
  countryCode: row.countryCode,
  timeZone: row.timeZone,
  linkHosts: row.linkHosts,
  auditYears: row.auditYears,
  demandsSecondFactor: row.demandsSecondFactor,
  closedFeatures: row.closedFeatures,
  translationToken: `${row.id}.${row.translationKey}`,
  revision: row.revision,
});

export const presentTaxRate = (row: TaxRateRow): z.output<typeof TaxRate> => ({
  taxRateId: row.id,
  name: row.name,
  rateBasisPoints: row.rateBasisPoints,
  isDefault: row.isDefault,
  revision: row.revision,
});

export const presentPostage = (row: PostageRow): Postage => ({
  postageId: row.id,
  name: row.name,
  amountMinor: row.amountMinor,
  currency: row.currency,
  countryCodes: row.countryCodes,
  isDefault: row.isDefault,
  revision: row.revision,
});
