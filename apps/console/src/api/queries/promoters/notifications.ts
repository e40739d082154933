import * as calls from '@parterre/contract/calls/notifications';
import { injectCalls } from '#api/api.ts';

export const {
  useListNotificationsQuery,
  useGetUnreadNotificationsQuery,
  useSetNotificationsReadMutation,
  useGetNotificationSettingsQuery,
  useLazyGetNotificationSettingsQuery,
  useSetNotificationSettingsMutation,
} = injectCalls(calls);
