import { OFFER_BATCH_MAX } from '@parterre/contract/choices/offer-code-choices';
import { COPY_PARTS_OF_PRICES, type CopyPart } from '@parterre/contract/choices/show-choices';
import { fieldError, invalidField, refusal } from '#errors.ts';
import type { HoldRow } from '#resources/seating/seats/read/seat-facts.ts';
import type { ShowContents } from './read-contents.ts';

/** Returns the parts as a set. Throws INVALID naming `copy` for a part without the one it depends on. */
export function choosePartsOf(copy: readonly CopyPart[]): ReadonlySet<CopyPart> {
  const parts = new Set(copy);
  const lonely = COPY_PARTS_OF_PRICES.find((part) => parts.has(part) && !parts.has('prices'));
  if (lonely) throw invalidField('copy', 'notFitting', { message: `${lonely} cannot be copied without prices` });
  return parts;
}

/** Returns all holds when the seats are copied; otherwise those that a copied code opens. */
export function chooseHolds({ holds, codes }: ShowContents, parts: ReadonlySet<CopyPart>): HoldRow[] {
  if (parts.has('allocation')) return holds;
  if (!parts.has('offer-codes')) return [];
  const opened = new Set(codes.map(({ holdId }) => holdId));
  return holds.filter(({ id }) => opened.has(id));
}

/** Throws RULE_BROKEN for more codes than one change should create. */
export function refuseTooManyCodes({ codes }: ShowContents, parts: ReadonlySet<CopyPart>, dates: number): void {
  const wanted = parts.has('offer-codes') ? codes.length * dates : 0;
  if (wanted > OFFER_BATCH_MAX)
    throw refusal('RULE_BROKEN', 'too-many-copied-codes', { offerCodes: wanted, most: OFFER_BATCH_MAX }, [
      fieldError('copy', 'tooManyCopiedCodes', { values: { offerCodes: wanted, most: OFFER_BATCH_MAX } }),
    ]);
}
