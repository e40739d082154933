import { generateBowl } from '@parterre/seating-plan';
import type { Database } from '#db/database.ts';
import { apiKeys } from '#db/schema/promoters/api-keys.ts';
import { promoters, taxRates } from '#db/schema/promoters/promoters.ts';
import { runAsSystem } from '#db/system.ts';
import { newKey } from '#identity/api-keys/key-text.ts';
import { newId } from '#ids.ts';
import { insertSeatedShow, type SeatedShow } from './insert-seated-show.ts';
import { priceSeats } from './price-seats.ts';

export interface OnSale extends SeatedShow {
  promoterId: number;
  /** The key of a web shop, which is sent as the bearer. */
  key: string;
}

/** Inserts a promoter with a key and a show with every seat on sale, in a database that may hold others. */
export async function insertOnSale(database: Database, { seats }: { seats: number }): Promise<OnSale> {
  const promoter = { id: 1_000 + Math.floor(Math.random() * 1_000_000), code: `sale-${newId()}`, taxRateId: newId() };
  const { key, prefix, hash } = newKey();
  const createdAt = new Date();
  await runAsSystem(database, async (db) => {
    const place = { cultures: ['en-GB'], currency: 'GBP', countryCode: 'GB', timeZone: 'Europe/London' };
    await db.insert(promoters).values({ ...promoter, ...place, name: 'On sale' });
    const rate = { name: 'Standard', rateBasisPoints: 2000, isDefault: true };
    await db.insert(taxRates).values({ promoterId: promoter.id, id: promoter.taxRateId, ...rate });
    const columns = { name: 'Shop', prefix, hash, channel: 'web' as const, createdAt, createdBy: 'On sale' };
    await db.insert(apiKeys).values({ promoterId: promoter.id, id: newId(), ...columns });
  });
  const plan = generateBowl({ seats, blocks: Math.max(1, Math.ceil(seats / 500)) });
  const show = await insertSeatedShow({ database }, promoter, { plan });
  const all = Array.from({ length: show.geometry.seatCount }, (_, seat) => seat);
  const thirds = show.prices.map((priceTypeId, third) => ({
    showCode: show.showCode,
    seats: all.filter((seat) => Math.floor((seat * 3) / all.length) === third),
    priceTypeId,
  }));
  for (const third of thirds) await priceSeats({ database }, third);
  return { ...show, promoterId: promoter.id, key };
}
