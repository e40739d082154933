import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';

const CODES_PER_READ = 10_000;

/** Reads which of these codes the show has, in no order. */
export async function readTakenCodes(ctx: Reader, show: ShowRow, codes: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const matches of toConditions(show, codes)) {
    const rows = await ctx.db.select({ code: offerCodes.code }).from(offerCodes).where(matches);
    for (const { code } of rows) taken.add(code);
  }
  return taken;
}

/** Reads the same codes as rows, locked against use, for a change that will write them. */
export async function readExistingCodes(
  ctx: Reader,
  show: ShowRow,
  codes: readonly string[],
  isLocking: boolean,
): Promise<Map<string, OfferCodeRow>> {
  const existing = new Map<string, OfferCodeRow>();
  for (const matches of toConditions(show, codes)) {
    const select = ctx.db.select().from(offerCodes).where(matches).orderBy(asc(offerCodes.id));
    for (const row of await (isLocking ? select.for('no key update') : select)) existing.set(row.code, row);
  }
  return existing;
}

/** Uses one array parameter for ten thousand codes, whose characters need no escaping. */
function* toConditions(show: ShowRow, codes: readonly string[]): Generator<SQL | undefined> {
  for (let i = 0; i < codes.length; i += CODES_PER_READ) {
    const list = `{${codes
      .slice(i, i + CODES_PER_READ)
      .map((code) => `"${code}"`)
      .join(',')}}`;
    yield and(
      eq(offerCodes.promoterId, show.promoterId),
      eq(offerCodes.showId, show.id),
      sql`${offerCodes.code} = any(${list}::text[])`,
    );
  }
}
