import {
  createQuestion,
  listQuestions,
  orderQuestions,
  removeQuestion,
  updateQuestion,
} from '@parterre/contract/calls/questions';
import { api, mutation, query } from '../api.ts';

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: query(build, listQuestions),
    createQuestion: mutation(build, createQuestion),
    updateQuestion: mutation(build, updateQuestion),
    orderQuestions: mutation(build, orderQuestions),
    removeQuestion: mutation(build, removeQuestion),
  }),
});

export const {
  useListQuestionsQuery,
  useLazyListQuestionsQuery,
  useCreateQuestionMutation,
  useUpdateQuestionMutation,
  useOrderQuestionsMutation,
  useRemoveQuestionMutation,
} = questionsApi;
