import type { Change } from '../context.ts';
import { AppError } from '../errors.ts';
import { findMembership } from './actor.ts';

/** Refuses who works for one partner site only: they would not see what they create, and a venue is not theirs. */
export function requireWholeMembership(change: Pick<Change, 'actor' | 'permission'>, promoterId: number): void {
  if (findMembership(change.actor, promoterId)?.scope === 'partner-site')
    throw new AppError('FORBIDDEN', { details: { permission: change.permission } });
}
