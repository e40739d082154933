import { randomInt } from 'node:crypto';
import { LIMITS } from '@parterre/contract/choices/limits';
import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import { EmailAddress } from '@parterre/contract/wire/email-address';
import {
  CountryCode,
  CultureCode,
  KnownCurrency,
  PromoterCode,
  requiredText,
  TimeZone,
} from '@parterre/contract/wire/values';
import { z } from 'zod';
import type { Database } from '#db/database.ts';
import { memberships } from '#db/schema/ground/users.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { drawText } from '#ids.ts';
import { createUser, findUserByEmail, type UserSettings } from './users.ts';

/** The minimum that an installation needs before anybody can sign in: a promoter and its first owner. */
export const NewPromoter = z.strictObject({
  code: PromoterCode,
  name: requiredText(LIMITS.promoter.name),
  currency: KnownCurrency,
  country: CountryCode,
  timeZone: TimeZone,
  culture: CultureCode.default('en-GB'),
  /** Null is the brand of the deployment. */
  brand: z.enum(BRAND_NAMES).nullable().default(null),
  ownerEmail: EmailAddress,
  ownerName: requiredText(LIMITS.user.name),
});
export type NewPromoter = z.infer<typeof NewPromoter>;

const PASSWORD_LENGTH = 16;
const PASSWORD_ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const FIRST_ID = 100;
const LAST_ID = 2_000_000_000;

/**
 * Creates the promoter and the owner's membership. Returns the password of a user who did not exist before, else null.
 */
export async function createPromoter(
  database: Database,
  wanted: NewPromoter,
  options: UserSettings,
): Promise<{ password: string | null }> {
  const known = await findUserByEmail(database, wanted.ownerEmail);
  const password = known ? null : drawText(PASSWORD_LENGTH, PASSWORD_ALPHABET);
  const owner =
    known ?? (await createUser(database, { email: wanted.ownerEmail, name: wanted.ownerName, password }, options));
  await runAsSystem(database, async (db) => {
    const id = randomInt(FIRST_ID, LAST_ID);
    await db.insert(promoters).values({
      id,
      code: wanted.code,
      name: wanted.name,
      brand: wanted.brand,
      defaultCulture: wanted.culture,
      cultures: [wanted.culture],
      currency: wanted.currency,
      countryCode: wanted.country,
      timeZone: wanted.timeZone,
    });
    await db.insert(memberships).values({ promoterId: id, userId: owner.id, role: 'owner', scopeIds: [] });
  });
  return { password };
}
