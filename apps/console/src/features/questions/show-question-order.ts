import type { Question } from '@parterre/contract/questions';
import { questionsApi } from '../../api/queries/questions.ts';

/** Shows questions in the order they were put into, before the server has it; the next answer of the server stands. */
export const showQuestionOrder = (showCode: string, questionIds: readonly number[]) =>
  questionsApi.util.updateQueryData('listQuestions', { params: { showCode } }, (list) => {
    const placeOf = ({ questionId }: Question) => {
      const place = questionIds.indexOf(questionId);
      return place < 0 ? questionIds.length : place;
    };
    list.items.sort((a, b) => placeOf(a) - placeOf(b));
  });
