import type { Notification } from '@parterre/contract/notifications';

/** A line of the list: one notification, or saves of the seats of one event by one person in a day. */
export interface NotificationLine {
  /** The newest of them. */
  newest: Notification;
  seats: number;
  saves: number;
  isUnread: boolean;
}

/** Puts saves of the same seats together, which stand one after the other; everything else stands for itself. */
export function gatherSaves(notifications: readonly Notification[]): NotificationLine[] {
  const lines: NotificationLine[] = [];
  for (const notification of notifications) {
    const { details, isUnread } = notification;
    const line = lines.at(-1);
    if (line && isSameWork(line.newest, notification)) {
      line.seats += details.seats ?? 0;
      line.saves++;
      line.isUnread ||= isUnread;
    } else lines.push({ newest: notification, seats: details.seats ?? 0, saves: 1, isUnread });
  }
  return lines;
}

const isSameWork = (a: Notification, b: Notification): boolean =>
  a.kind === 'seats.changed' &&
  b.kind === 'seats.changed' &&
  a.show !== null &&
  a.show.showCode === b.show?.showCode &&
  a.actorName === b.actorName &&
  a.at.slice(0, 10) === b.at.slice(0, 10);
