import type { Notification } from '@parterre/contract/notifications';
import { useSetNotificationsReadMutation } from '#api/queries/promoters/notifications.ts';

/** Marks notifications as read, for each promoter up to the newest one. Needs `show:read`. */
export function useMarkRead() {
  const [setRead] = useSetNotificationsReadMutation();
  return (seen: readonly Notification[]) => {
    const newest = new Map<string, number>();
    for (const { promoterCode, notificationId, isUnread } of seen)
      if (isUnread) newest.set(promoterCode, Math.max(newest.get(promoterCode) ?? 0, notificationId));
    // A failure is ignored: the notification then appears unread again.
    for (const [code, notificationId] of newest) void setRead({ params: { code }, body: { notificationId } });
  };
}
