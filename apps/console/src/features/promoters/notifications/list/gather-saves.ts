import type { Notification } from '@parterre/contract/notifications';
import { toZonedDay } from '#dates/calendar-day.ts';

/** A line of the list: one notification, or all saves of a show's seats by one user on one day of its promoter. */
export interface NotificationLine {
  /** The newest notification of the line. */
  newest: Notification;
  seats: number;
  saves: number;
  isUnread: boolean;
}

/** Joins consecutive saves of the same seats into one line; every other notification is a line of its own. */
export function gatherSaves(
  notifications: readonly Notification[],
  zoneOf: (notification: Notification) => string,
): NotificationLine[] {
  const lines: NotificationLine[] = [];
  for (const notification of notifications) {
    const { details, isUnread } = notification;
    const line = lines.at(-1);
    if (line && isSameWork(line.newest, notification, zoneOf(notification))) {
      line.seats += details.seats ?? 0;
      line.saves++;
      line.isUnread ||= isUnread;
    } else lines.push({ newest: notification, seats: details.seats ?? 0, saves: 1, isUnread });
  }
  return lines;
}

const isSameWork = (a: Notification, b: Notification, zone: string): boolean =>
  a.kind === 'seats.changed' &&
  b.kind === 'seats.changed' &&
  a.show !== null &&
  a.show.showCode === b.show?.showCode &&
  a.actorName === b.actorName &&
  toZonedDay(a.at, zone) === toZonedDay(b.at, zone);
