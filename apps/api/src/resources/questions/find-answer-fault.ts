import { maxLengthMessage } from '@parterre/contract/wire/values';
import type { GivenAnswer } from './check-answers.ts';
import type { QuestionRow } from './read-asked-questions.ts';

/** Longer than anybody tells a box office. */
export const LONGEST_ANSWER = 2000;

type Asked = Pick<QuestionRow, 'kind' | 'choices' | 'askedPer'>;

/** What is wrong with an answer to a question of the event; an empty one is no answer and may be given to all of them. */
export function findAnswerFault(
  question: Asked | undefined,
  { value, ticket }: Pick<GivenAnswer, 'value' | 'ticket'>,
  tickets: number,
): { field: 'questionId' | 'ticket' | 'value'; message: string } | undefined {
  if (!question) return { field: 'questionId', message: 'The event has no such question' };
  if (question.askedPer === 'order' && ticket !== undefined)
    return { field: 'ticket', message: 'This is asked once an order' };
  if (question.askedPer === 'ticket' && !(ticket !== undefined && ticket >= 0 && ticket < tickets))
    return { field: 'ticket', message: `This is asked of each ticket, 0 to ${tickets - 1}` };
  if (value === '') return undefined;
  const message = findValueFault(question, value);
  return message ? { field: 'value', message } : undefined;
}

function findValueFault({ kind, choices }: Asked, value: string): string | undefined {
  if (kind === 'text') return value.length > LONGEST_ANSWER ? maxLengthMessage(LONGEST_ANSWER) : undefined;
  if (kind === 'yes-no') return value === 'yes' || value === 'no' ? undefined : 'Must be yes or no';
  const isChoice = /^\d{1,4}$/.test(value) && String(Number(value)) === value && Number(value) < choices.length;
  return isChoice ? undefined : `Must be the place of a choice, 0 to ${choices.length - 1}`;
}
