import { LookAs } from '@parterre/contract/roles';
import { AppError, invalidField } from '../errors.ts';
import { type Actor, findMembership, hasPermission } from './actor.ts';

/**
 * Makes a user somebody who may do less, at one promoter, for as long as a request lasts: what they lack themself they
 * do not see either. Throws INVALID for a header that nobody can read, NOT_FOUND for a promoter of somebody else, and
 * FORBIDDEN for those who work for a part of a promoter only.
 */
export function lookAs(actor: Actor, header: string): Actor {
  const { promoterId, permissions, scope, placeIds } = readHeader(header);
  const own = findMembership(actor, promoterId);
  if (!own) throw new AppError('NOT_FOUND');
  if (own.scope !== 'promoter') throw new AppError('FORBIDDEN', { details: { permission: 'user:manage' } });
  const seen = {
    promoterId,
    ...(own.closed && { closed: own.closed }),
    permissions: permissions.filter((permission) => hasPermission(own, permission)),
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whoever looks as somebody else changes nothing, because it would be written down as their own deed. */
export const looksOnly = (): AppError =>
  new AppError('FORBIDDEN', {
    details: { isLooking: true },
    detail: 'You look as somebody who may do less: nothing can be changed until you stop.',
  });
