import * as calls from '@parterre/contract/calls/print-at-home';
import { injectCalls } from '#api/api.ts';

export const {
  useGetPrintAtHomeSettingsQuery,
  useLazyGetPrintAtHomeSettingsQuery,
  useUpdatePrintAtHomeSettingsMutation,
  usePutPrintAtHomeCampaignCopyMutation,
  useLazyGetPrintAtHomeDefaultTermsQuery,
  useGetPrintAtHomeProofQuery,
  usePutPrintAtHomeImageMutation,
  useRemovePrintAtHomeImageMutation,
  usePutPrintAtHomePriceImageMutation,
  useRemovePrintAtHomePriceImageMutation,
} = injectCalls(calls);
