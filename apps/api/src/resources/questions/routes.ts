import type { AnyVerb } from '../../verb.ts';
import { createQuestion } from './create.ts';
import { orderQuestions } from './order.ts';
import { listQuestions } from './read-questions.ts';
import { removeQuestion } from './remove.ts';
import { updateQuestion } from './update.ts';

export const questionRoutes: readonly AnyVerb[] = [
  listQuestions,
  createQuestion,
  orderQuestions,
  updateQuestion,
  removeQuestion,
];
