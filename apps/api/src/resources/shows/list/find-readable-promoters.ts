import type { SHOW_CONTEXTS } from '@parterre/contract/shows';
import type { Permission } from '@parterre/contract/wire/permissions';
import type { Context } from '../../../context.ts';
import { findMembership, hasPermission } from '../../../identity/actor.ts';

/** What each purpose of the list asks for beside seeing events; one of them is enough. */
const ASKED_FOR: Record<(typeof SHOW_CONTEXTS)[number], readonly Permission[]> = {
  manage: [],
  report: ['report:sales', 'report:seats'],
  copyFrom: ['price:write', 'seat:write'],
};

/** The promoters of the request whose events the caller may use for this purpose. */
export function findReadablePromoters(
  { actor, promoterIds }: Pick<Context, 'actor' | 'promoterIds'>,
  purpose: (typeof SHOW_CONTEXTS)[number],
): number[] {
  const asked = ASKED_FOR[purpose];
  return promoterIds.filter((promoterId) => {
    const membership = findMembership(actor, promoterId);
    return membership && (asked.length === 0 || asked.some((permission) => hasPermission(membership, permission)));
  });
}
