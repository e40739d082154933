import type { Change } from '../context.ts';
import { AppError } from '../errors.ts';

/** Throws STALE when If-Match names another revision than the stored one. */
export function requireRevision(change: Pick<Change, 'ifMatch'>, stored: { revision: number }): void {
  if (change.ifMatch !== undefined && change.ifMatch !== stored.revision) {
    throw new AppError('STALE', {
      details: { revision: stored.revision },
      detail: 'Somebody else has changed this since you opened it.',
    });
  }
}
