import type { SeatCopyChoices } from '@parterre/contract/seat-copies';
import { foldLabel } from '@parterre/seating-plan';
import { invalidField } from '#errors.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import type { CopySides } from './read-sides.ts';

type Price = Pick<PriceRow, 'id' | 'name' | 'faceValueMinor'>;
type Hold = Pick<HoldRow, 'id' | 'label' | 'reservationFlag'>;

/** Maps ids of the other show to matching ids here; null where nothing matches. */
export interface CopyPairs {
  /** Blocks by their index in the geometries. */
  blocks: ReadonlyMap<number, number>;
  prices: ReadonlyMap<number, number | null>;
  holds: ReadonlyMap<number, number | 'new' | null>;
}

/** Applies the choices of a body to the usual matches. Throws INVALID naming an id that its show does not have. */
export function pairThings(sides: CopySides, choices: SeatCopyChoices, canCreateHolds: boolean): CopyPairs {
  const { from, to } = sides;
  return {
    blocks: pairBlocks(sides, choices.blocks),
    prices: choose(
      from.prices.map((price) => [price.id, findPrice(price, to.prices)?.id ?? null]),
      choices.prices.map(({ fromPriceTypeId, toPriceTypeId }) => [fromPriceTypeId, toPriceTypeId]),
      { known: to.prices, list: 'prices', names: ['fromPriceTypeId', 'toPriceTypeId'] },
    ),
    holds: choose<number | 'new'>(
      from.holds.map((hold) => [hold.id, findHold(hold, to.holds)?.id ?? (canCreateHolds ? 'new' : null)]),
      choices.holds.map(({ fromHoldId, toHoldId }) => [fromHoldId, toHoldId]),
      { known: to.holds, list: 'holds', names: ['fromHoldId', 'toHoldId'] },
    ),
  };
}

/**
 * Finds a price type with the same name in one of the languages, preferring the one at the same price; undefined when
 * none has it.
 */
export function findPrice<Known extends Price>(price: Price, known: readonly Known[]): Known | undefined {
  const sameName = known.filter(({ name }) =>
    Object.entries(price.name).some(([culture, text]) => foldLabel(name[culture] ?? '') === foldLabel(text)),
  );
  return sameName.find(({ faceValueMinor }) => faceValueMinor === price.faceValueMinor) ?? sameName[0];
}

/** Finds a hold with the same flag, otherwise one with the same label; undefined when there is neither. */
export function findHold<Known extends Hold>(hold: Hold, known: readonly Known[]): Known | undefined {
  return (
    known.find(({ reservationFlag }) => reservationFlag === hold.reservationFlag) ??
    known.find(({ label }) => foldLabel(label) === foldLabel(hold.label))
  );
}

interface Place {
  known: readonly { id: number }[];
  list: 'prices' | 'holds';
  names: readonly [from: string, to: string];
}

function choose<To extends number | 'new'>(
  usual: readonly (readonly [number, To | null])[],
  chosen: readonly (readonly [number, To | null])[],
  { known, list, names }: Place,
): Map<number, To | null> {
  const pairs = new Map(usual);
  const ids = new Set(known.map(({ id }) => id));
  const named = new Set<number>();
  for (const [index, [from, to]] of chosen.entries()) {
    if (named.has(from)) throw invalidField(`${list}.${index}.${names[0]}`, 'twice');
    named.add(from);
    if (!pairs.has(from))
      throw invalidField(`${list}.${index}.${names[0]}`, 'unknown', {
        message: 'The other event has nothing with this id',
      });
    if (typeof to === 'number' && !ids.has(to))
      throw invalidField(`${list}.${index}.${names[1]}`, 'unknown', { message: 'The event has nothing with this id' });
    pairs.set(from, to);
  }
  return pairs;
}

function pairBlocks(sides: CopySides, chosen: SeatCopyChoices['blocks']): Map<number, number> {
  const { from, to } = sides;
  const own = to.geometry.blocks;
  const byLabel = new Map(own.map((block, index) => [foldLabel(block.label), index]));
  const pairs = new Map<number, number>();
  for (const [index, block] of from.geometry.blocks.entries()) {
    const match = byLabel.get(foldLabel(block.label));
    if (match !== undefined) pairs.set(index, match);
  }
  const named = new Set<number>();
  for (const [index, { fromBlockId, toBlockId }] of chosen.entries()) {
    if (named.has(fromBlockId)) throw invalidField(`blocks.${index}.fromBlockId`, 'twice');
    named.add(fromBlockId);
    const source = from.geometry.blocks.findIndex((block) => block.blockId === fromBlockId);
    const target = own.findIndex((block) => block.blockId === toBlockId);
    if (source < 0)
      throw invalidField(`blocks.${index}.fromBlockId`, 'unknown', { message: 'The other plan has no such block' });
    if (toBlockId !== null && target < 0)
      throw invalidField(`blocks.${index}.toBlockId`, 'unknown', { message: 'The plan has no such block' });
    if (toBlockId === null) pairs.delete(source);
    else pairs.set(source, target);
  }
  requireOneEach(sides, chosen, pairs);
  return pairs;
}

/** Refuses a block as the match of two, because the seats of one of them would be left out silently. */
function requireOneEach({ from, to }: CopySides, chosen: SeatCopyChoices['blocks'], pairs: Map<number, number>): void {
  const sources = new Map<number, number[]>();
  for (const [source, target] of pairs) sources.set(target, [...(sources.get(target) ?? []), source]);
  for (const [index, { fromBlockId, toBlockId }] of [...chosen.entries()].reverse()) {
    const target = to.geometry.blocks.findIndex(({ blockId }) => blockId === toBlockId);
    const other = sources.get(target)?.find((source) => from.geometry.blocks[source]?.blockId !== fromBlockId);
    if (other === undefined) continue;
    const [label, otherLabel] = [to.geometry.blocks[target]?.label, from.geometry.blocks[other]?.label];
    throw invalidField(`blocks.${index}.toBlockId`, 'twice', { message: `${label} already stands for ${otherLabel}` });
  }
}
