import {
  DEFAULT_DELIVERY,
  type Delivery,
  NOTIFIED_KINDS,
  type NotifiedKind,
} from '@parterre/contract/choices/occurrence-choices';
import type { Permission } from '@parterre/contract/wire/permissions';
import { and, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { occurrences } from '#db/schema/ground/occurrences.ts';
import { notificationSettings } from '#db/schema/promoters/notifications.ts';
import { type Actor, hasPermission, type Membership } from '#identity/actor.ts';
import { coveredShows } from '#identity/covered-shows.ts';

/** The permission that a user needs to be notified of a kind. */
const PERMISSIONS: Readonly<Record<NotifiedKind, Permission>> = {
  'access.requested': 'user:manage',
  'settlement.agreed': 'finance:read',
  'hold.due': 'hold:write',
  'show.nearly-sold-out': 'sales:read',
  'seats.changed': 'seat:write',
  'import.finished': 'show:read',
  'export.ready': 'report:sales',
  // Whoever lost the permission of the report is told as well: that may be why it stopped.
  'report.stopped': 'show:read',
  'job.failed': 'promoter:write',
  'webhook.disabled': 'apikey:manage',
};

/** Only the user who requested these is notified of them. All other kinds notify everybody except the actor. */
const OWN_KINDS: readonly NotifiedKind[] = ['import.finished', 'export.ready', 'report.stopped'];

export const isOwnKind = (kind: NotifiedKind): boolean => OWN_KINDS.includes(kind);

/** Returns the kinds whose permission the membership has, so that users are not notified of what they may not see. */
export const listKinds = (membership: Membership): NotifiedKind[] =>
  NOTIFIED_KINDS.filter((kind) => hasPermission(membership, PERMISSIONS[kind]));

/**
 * Returns the choice of a user, or else DEFAULT_DELIVERY, which also applies to kinds that are newer than the choice.
 */
export const deliveryOf = (
  settings: Pick<typeof notificationSettings.$inferSelect, 'deliveries'> | undefined | null,
  kind: NotifiedKind,
): Delivery => settings?.deliveries[kind] ?? DEFAULT_DELIVERY[kind];

/**
 * Matches the occurrences that a user is notified of: kinds that concern them, of shows that their membership covers,
 * caused by others or requested by themselves, and not switched off. The settings of the user must be joined.
 */
export function notificationsOf(
  { db }: Pick<Reader, 'db'>,
  { id, memberships }: Pick<Actor, 'id' | 'memberships'>,
): SQL | undefined {
  const own = [...OWN_KINDS];
  return and(
    or(sql`false`, ...memberships.map((membership) => coveredBy({ db }, membership))),
    or(
      and(inArray(occurrences.kind, own), eq(occurrences.actorId, id)),
      and(sql`not ${inArray(occurrences.kind, own)}`, ne(occurrences.actorId, id)),
    ),
    // Only this condition lets the planner use the index without sales.
    sql`${occurrences.kind} not like 'order.%'`,
    sql`coalesce(${notificationSettings.deliveries} ->> ${occurrences.kind}, 'bell') <> 'off'`,
  );
}

function coveredBy({ db }: Pick<Reader, 'db'>, membership: Membership): SQL | undefined {
  const kinds = listKinds(membership);
  if (kinds.length === 0) return sql`false`;
  const { promoterId, scope } = membership;
  const isCovered =
    scope === 'promoter'
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(shows)
            .where(
              and(
                eq(shows.promoterId, occurrences.promoterId),
                eq(shows.id, occurrences.showId),
                coveredShows({ memberships: [membership] }),
              ),
            ),
        );
  // Imports and reports that a user asked for belong to no show.
  const isTheirs = isCovered && or(inArray(occurrences.kind, [...OWN_KINDS]), isCovered);
  return and(eq(occurrences.promoterId, promoterId), inArray(occurrences.kind, kinds), isTheirs);
}
