import { LookAs } from '@parterre/contract/roles';
import { withoutClosed } from '@parterre/contract/wire/permissions';
import { AppError, invalidField } from '../errors.ts';
import { parseJson } from '../parse-json.ts';
import { type Actor, findMembership, hasPermission } from './actor.ts';

/**
 * Gives a user the smaller permissions that the header names, at one promoter, for one request. Permissions that the
 * user lacks stay excluded. Throws INVALID for an unreadable header, NOT_FOUND for another promoter, and FORBIDDEN for
 * users with a limited membership.
 */
export function lookAs(actor: Actor, header: string): Actor {
  const { promoterId, permissions, scope, placeIds, closedFeatures = [] } = readHeader(header);
  const own = findMembership(actor, promoterId);
  if (!own) throw new AppError('NOT_FOUND');
  if (own.scope !== 'promoter') throw new AppError('FORBIDDEN', { details: { permission: 'user:manage' } });
  const closed = [...new Set([...(own.closed ?? []), ...closedFeatures])];
  const held = permissions.filter((permission) => hasPermission(own, permission));
  const seen = {
    promoterId,
    ...(closed.length > 0 && { closed }),
    permissions: withoutClosed(held, closed),
    scope,
    scopeIds: placeIds,
  };
  return { ...actor, memberships: [seen], isLooking: true };
}

function readHeader(header: string): LookAs {
  const parsed = LookAs.safeParse(parseJson(header));
  if (!parsed.success) throw invalidField('parterre-look-as', 'unreadable');
  return parsed.data;
}

/** Refuses changes by a user who views as somebody else, because the audit would record them as the user's own. */
export const looksOnly = (): AppError =>
  new AppError('FORBIDDEN', {
    details: { isLooking: true },
    detail: 'You look as somebody who may do less: nothing can be changed until you stop.',
  });
