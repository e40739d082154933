import {
  createQuestion,
  listQuestions,
  orderQuestions,
  removeQuestion,
  updateQuestion,
} from '@parterre/contract/calls/questions';
import type { Question } from '@parterre/contract/questions';
import { api, mutation, query } from '../../api/api.ts';

const questionsApi = api.injectEndpoints({
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

/** Shows questions in the order they were put into, before the server has it; the next answer of the server stands. */
export const showQuestionOrder = (showCode: string, questionIds: readonly number[]) =>
  questionsApi.util.updateQueryData('listQuestions', { params: { showCode } }, (list) => {
    const placeOf = ({ questionId }: Question) => {
      const place = questionIds.indexOf(questionId);
      return place < 0 ? questionIds.length : place;
    };
    list.items.sort((a, b) => placeOf(a) - placeOf(b));
  });
