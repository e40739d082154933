import * as endpoints from '@parterre/contract/questions';
import { bind } from '../../bind.ts';
import { createQuestion } from './create.ts';
import { orderQuestions } from './order.ts';
import { listQuestions } from './read-questions.ts';
import { removeQuestion } from './remove.ts';
import { updateQuestion } from './update.ts';

export const questionRoutes = [
  bind(endpoints.listQuestions, listQuestions),
  bind(endpoints.createQuestion, createQuestion),
  bind(endpoints.orderQuestions, orderQuestions),
  bind(endpoints.updateQuestion, updateQuestion),
  bind(endpoints.removeQuestion, removeQuestion),
];
