import { LIMITS } from '@parterre/contract/choices/limits';
import type { FieldError } from '@parterre/contract/wire/problem';
import type { Reader } from '#context.ts';
import { AppError, fieldError, invalidField } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type QuestionRow, readAskedQuestions } from './read-questions.ts';

export interface BuyerAnswer {
  questionId: number;
  /** A text; `yes` or `no`; or the position of the choice, from 0. An empty value means not answered. */
  value: string;
  /** The index of the ticket, for a question that is asked once per ticket. */
  ticket?: number | undefined;
}

export interface AnswerDraft {
  answers: readonly BuyerAnswer[];
  tickets: number;
}

/**
 * Returns the answers of a purchase as they are stored, without empty ones. Throws INVALID naming the answer that no
 * question of the show allows, or `answers` with the required question that was left open.
 */
export async function checkAnswers(
  change: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  { answers, tickets }: AnswerDraft,
): Promise<BuyerAnswer[]> {
  const questions = new Map((await readAskedQuestions(change, show)).map((question) => [question.id, question]));
  const given = new Map<string, BuyerAnswer>();
  for (const [index, answer] of answers.entries()) {
    const trimmed = { ...answer, value: answer.value.trim() };
    const fault = findAnswerFault(questions.get(answer.questionId), trimmed, tickets);
    const field = `answers.${index}`;
    if (fault) throw new AppError('INVALID', { fieldErrors: [{ ...fault, field: `${field}.${fault.field}` }] });
    const key = keyOf(answer.questionId, answer.ticket);
    if (given.has(key))
      throw invalidField(`${field}.questionId`, 'twice', { message: 'The question is answered twice' });
    given.set(key, trimmed);
  }
  const open = findOpen([...questions.values()], given, tickets);
  if (open) throw invalidField('answers', 'required', { message: open });
  return [...given.values()].filter(({ value }) => value !== '');
}

type Asked = Pick<QuestionRow, 'kind' | 'choices' | 'askedPer'>;

/** Returns the fault of an answer to a question of the show. An empty one counts as no answer and is always allowed. */
function findAnswerFault(
  question: Asked | undefined,
  { value, ticket }: Pick<BuyerAnswer, 'value' | 'ticket'>,
  tickets: number,
): FieldError | undefined {
  if (!question) return fieldError('questionId', 'unknown', { message: 'The event has no such question' });
  if (question.askedPer === 'order' && ticket !== undefined)
    return fieldError('ticket', 'notFitting', { message: 'This is asked once per order' });
  if (question.askedPer === 'ticket' && !(ticket !== undefined && ticket >= 0 && ticket < tickets))
    return fieldError('ticket', 'notFitting', { message: `This is asked of each ticket, 0 to ${tickets - 1}` });
  if (value === '') return undefined;
  return findValueFault(question, value);
}

function findValueFault({ kind, choices }: Asked, value: string): FieldError | undefined {
  if (kind === 'text')
    return value.length > LIMITS.sale.answer
      ? fieldError('value', 'maxLength', { values: { maxLength: LIMITS.sale.answer } })
      : undefined;
  if (kind === 'yes-no')
    return value === 'yes' || value === 'no'
      ? undefined
      : fieldError('value', 'wrongForm', { message: 'Must be yes or no' });
  const isChoice = /^\d{1,4}$/.test(value) && String(Number(value)) === value && Number(value) < choices.length;
  const message = `Must be the place of a choice, 0 to ${choices.length - 1}`;
  return isChoice ? undefined : fieldError('value', 'wrongForm', { message });
}

const keyOf = (questionId: number, ticket: number | undefined): string => `${questionId} ${ticket ?? ''}`;

function findOpen(
  questions: readonly QuestionRow[],
  given: ReadonlyMap<string, BuyerAnswer>,
  tickets: number,
): string | undefined {
  const isOpen = (id: number, ticket?: number) => !given.get(keyOf(id, ticket))?.value;
  for (const { id, askedPer } of questions.filter(({ isRequired }) => isRequired)) {
    if (askedPer === 'order' && isOpen(id)) return `Question ${id} has to be answered`;
    const ticket =
      askedPer === 'ticket' ? Array.from({ length: tickets }, (_, at) => at).find((at) => isOpen(id, at)) : undefined;
    if (ticket !== undefined) return `Question ${id} has to be answered for ticket ${ticket}`;
  }
  return undefined;
}
