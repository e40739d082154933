import type { BrandName } from '@parterre/contract/wire/brands';
import type { FeatureId } from '@parterre/contract/wire/permissions';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, promoterId } from '../ground/columns.ts';

/** Promoter 1 is the system promoter, which owns the public catalogue of venues and plans. */
export const SYSTEM_PROMOTER_ID = 1;
/** The code of the system promoter, shown on venues of the catalogue. */
export const CATALOGUE_CODE = 'catalogue';

export const promoters = pgTable('promoters', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** The brand of its e-mails and files; null for that of the deployment. */
  brand: text('brand').$type<BrandName>(),
  defaultCulture: text('default_culture').notNull().default('en-GB'),
  cultures: jsonb('cultures').$type<string[]>().notNull(),
  currency: text('currency').notNull(),
  countryCode: text('country_code').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Hosts that short links may lead to, in addition to those of the partner sites. */
  linkHosts: jsonb('link_hosts').$type<string[]>().notNull().default([]),
  /** The years after which audit entries are deleted; null keeps them forever. */
  auditYears: integer('audit_years'),
  /**
   * True if users of this promoter must sign in with a code after the password. They set it up at their next sign-in.
   */
  demandsSecondFactor: boolean('demands_second_factor').notNull().default(false),
  /** Features that are closed to everybody at this promoter. */
  closedFeatures: jsonb('closed_features').$type<FeatureId[]>().notNull().default([]),
  /** The secret half of `translationToken`. */
  translationKey: text('translation_key').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  revision: integer('revision').notNull().default(1),
});

export const taxRates = pgTable(
  'tax_rates',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: text('name').notNull(),
    rateBasisPoints: integer('rate_basis_points').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), uniqueIndex('tax_rates_name').on(t.promoterId, t.name)],
);

export const postages = pgTable(
  'postages',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    name: jsonb('name').$type<TextByCulture>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The countries the postage is offered in; empty for all. */
    countryCodes: jsonb('country_codes').$type<string[]>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] })],
);
