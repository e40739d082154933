import * as calls from '@parterre/contract/calls/webhooks';
import { injectCalls } from '#api/api.ts';

export const {
  useListWebhooksQuery,
  useGetWebhookQuery,
  useLazyGetWebhookQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useRemoveWebhookMutation,
  useListWebhookDeliveriesQuery,
  useCreateWebhookTestMutation,
  useResendWebhookDeliveryMutation,
} = injectCalls(calls);
