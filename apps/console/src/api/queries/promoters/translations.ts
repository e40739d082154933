import * as calls from '@parterre/contract/calls/translations';
import { injectCalls } from '#api/api.ts';

export const {
  useListTranslationsQuery,
  useGetTranslationQuery,
  useLazyGetTranslationQuery,
  useListTranslationHistoryQuery,
  useSetTranslationMutation,
  useRemoveTranslationMutation,
} = injectCalls(calls);
