import * as endpoints from '@parterre/contract/prices';
import type { Change } from '#context.ts';
import { invalidField, refusal } from '#errors.ts';
import { type PriceRow, readPrices } from '#resources/ground/price-rows/read-prices.ts';
import { lockShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { notifyMaps } from '#resources/seating/seats/change/record-seats.ts';
import { type VerbInput, verb } from '#verb.ts';
import { listBrokenByComp } from './check-price.ts';
import { describePrice } from './present-price.ts';
import { presentPrices } from './read.ts';

type Body = VerbInput<typeof endpoints.updatePrices>['body'];

/**
 * Pauses, resumes, shows or hides several price types, all of them or none. Writes one audit entry with a part for each
 * that changed. Throws INVALID naming an unknown or repeated price type, RULE_BROKEN naming a comp type that cannot
 * have the state. Needs `price:write`.
 */
export const updatePrices = verb(endpoints.updatePrices, (ctx, { params, body }) =>
  ctx.change('price.update-many', async (change) => {
    const show = await lockShow(change, params.showCode);
    const prices = await readPrices(change, show);
    const wanted = pickPrices(prices, body);
    requireKinds(wanted, body);
    const { statusCode, visibility } = body;
    const changed = wanted.flatMap((before) => {
      const after = {
        ...before,
        statusCode: statusCode ?? before.statusCode,
        visibility: visibility ?? before.visibility,
      };
      const isSame = after.statusCode === before.statusCode && after.visibility === before.visibility;
      return isSame ? [] : [{ before, after }];
    });
    await writeStates(
      change,
      show,
      changed.map(({ before }) => before.id),
      body,
    );
    if (changed.length > 0) await notifyMaps(change, show);
    for (const { before, after } of changed)
      change.recordPart('price.update', {
        promoterId: show.promoterId,
        objectId: before.id,
        before: describePrice(before),
        after: describePrice(after),
      });
    return {
      answer: { items: await presentPrices(change, show, await readPrices(change, show)) },
      show,
      objectId: show.showCode,
      after: { prices: changed.length, statusCode, visibility },
    };
  }),
);

function pickPrices(prices: readonly PriceRow[], body: Body): PriceRow[] {
  if (body.statusCode === undefined && body.visibility === undefined)
    throw invalidField('statusCode', 'notFitting', { message: 'Name a status, a visibility or both' });
  const known = new Map(prices.map((price) => [price.id, price]));
  return body.priceTypeIds.map((id, index) => {
    const price = known.get(id);
    if (!price)
      throw invalidField(`priceTypeIds.${index}`, 'unknown', {
        message: 'No ticket of the event has this id, or it is named twice',
      });
    known.delete(id);
    return price;
  });
}

/** A comp type keeps its status and is never public. */
function requireKinds(wanted: readonly PriceRow[], { statusCode, visibility }: Body): void {
  const at = wanted.findIndex((price) => price.kind === 'comp');
  const comp = wanted[at];
  const [broken] = comp ? listBrokenByComp(comp, { statusCode, visibility }) : [];
  if (broken)
    throw refusal('RULE_BROKEN', 'comp-forbids', { priceTypeId: comp?.id }, [
      { ...broken, field: `priceTypeIds.${at}` },
    ]);
}

const SQL = `
  update price_types set status_code = coalesce($3::int, status_code), visibility = coalesce($4::text, visibility),
    revision = revision + 1
  where promoter_id = $1 and id = any($2::bigint[])`;

async function writeStates(change: Change, show: ShowRow, ids: readonly number[], body: Body): Promise<void> {
  if (ids.length === 0) return;
  await change.run(SQL, [show.promoterId, [...ids], body.statusCode ?? null, body.visibility ?? null]);
}
