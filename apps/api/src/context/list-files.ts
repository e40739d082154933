import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { FILE_HEADER } from '@parterre/contract/wire/file-types';
import { AppError } from '../errors.ts';
import { type Actor, findMembership, hasPermission } from '../identity/actor.ts';
import { looksOnly } from '../identity/look-as.ts';
import { idOf } from '../ids.ts';
import { HOUR_MS } from '../time/zones.ts';
import type { ReadLog } from './read-log.ts';

/** What is known of a request. */
interface Asked {
  headers: Readonly<Record<string, unknown>>;
  id: string;
  ip: string;
}

/** Returns whether the rows of a list that names people are read for a file. */
const isListFile = ({ headers }: Pick<Asked, 'headers'>, { namesPeople }: Endpoint): boolean =>
  namesPeople !== undefined && headers[FILE_HEADER] !== undefined;

/**
 * Takes `customer:read` away where the actor lacks `customer:export`, as for the files of reports: buyers are masked
 * then. Throws FORBIDDEN where nothing would remain, and for users who view as somebody else, because a file is recorded.
 */
export function limitToFile(actor: Actor, request: Pick<Asked, 'headers'>, endpoint: Endpoint): Actor {
  if (!isListFile(request, endpoint)) return actor;
  if (actor.isLooking) throw looksOnly();
  if (endpoint.namesPeople === 'guests') return actor;
  const canExport = actor.memberships.some((membership) => hasPermission(membership, 'customer:export'));
  if (endpoint.permission === 'customer:read' && !canExport)
    throw new AppError('FORBIDDEN', { details: { permission: 'customer:export' } });
  const memberships = actor.memberships.map((membership) =>
    hasPermission(membership, 'customer:export')
      ? membership
      : { ...membership, permissions: membership.permissions.filter((permission) => permission !== 'customer:read') },
  );
  return { ...actor, memberships };
}

interface ListRead {
  request: Asked;
  endpoint: Endpoint;
  actor: Actor;
  promoterIds: readonly number[];
  query: unknown;
  now: Date;
}

/**
 * Records who reads a list of people as a whole, at every promoter whose people they see in it: a file once, with its
 * first page; an API token once an hour from each address, however many pages it reads.
 */
export function noteListRead(reads: ReadLog, { request, endpoint, actor, promoterIds, query, now }: ListRead): void {
  const isFile = isListFile(request, endpoint);
  if (endpoint.namesPeople === undefined || (isFile ? !isFirstPage(query) : !actor.token)) return;
  const who = { at: now, actorId: actor.id, actorName: actor.name, requestId: request.id, address: request.ip };
  const action = isFile ? 'people-list.export' : 'people-list.read';
  const hour = [actor.token?.apiKeyId ?? 0, endpoint.id, request.ip, Math.floor(now.getTime() / HOUR_MS)];
  for (const promoterId of promoterIds) {
    const membership = findMembership(actor, promoterId);
    if (membership && (endpoint.namesPeople === 'guests' || hasPermission(membership, 'customer:read')))
      reads.note({
        ...who,
        ...(isFile ? {} : { id: idOf(action, promoterId, ...hour) }),
        promoterId,
        action,
        object: 'people-list',
        objectId: endpoint.id,
      });
  }
}

function isFirstPage(query: unknown): boolean {
  const { pageIndex, next } = { pageIndex: 1, next: undefined, ...(query as object) };
  return pageIndex === 1 && next === undefined;
}
