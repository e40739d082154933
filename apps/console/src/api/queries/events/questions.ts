import * as calls from '@parterre/contract/calls/questions';
import { injectCalls } from '#api/api.ts';

export const questionsApi = injectCalls(calls);

export const {
  useListQuestionsQuery,
  useLazyListQuestionsQuery,
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  useOrderQuestionsMutation,
  useRemoveQuestionMutation,
} = questionsApi;
