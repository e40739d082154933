import type { AnyVerb } from '../../verb.ts';
import { removeQuestion, updateQuestion } from './change.ts';
import { createQuestion } from './create.ts';
import { orderQuestions } from './order.ts';
import { listQuestions } from './read-questions.ts';

export const questionRoutes: readonly AnyVerb[] = [
  listQuestions,
  createQuestion,
  orderQuestions,
  updateQuestion,
  removeQuestion,
];
