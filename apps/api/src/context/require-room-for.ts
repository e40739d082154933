import type { ReasonOf } from '@parterre/contract/choices/reasons';
import { refusal } from '#errors.ts';

type Full = Exclude<
  Extract<ReasonOf<'RULE_BROKEN'>, `too-many-${string}`>,
  'too-many-tickets' | 'too-many-copied-codes'
>;

/**
 * Throws RULE_BROKEN with the reason when more things would be `there` than there may be. Whatever they belong to must
 * be locked, so that two requests cannot both take the last place.
 */
export function requireRoomFor(
  reason: Full,
  { there, most, added = 1 }: { there: number; most: number; added?: number },
): void {
  if (there + added > most) throw refusal('RULE_BROKEN', reason, { most });
}
