import type { Reader } from '../../context.ts';
import { invalidField } from '../../errors.ts';
import type { ShowRow } from '../shows/require-show.ts';
import { findAnswerFault } from './find-answer-fault.ts';
import { type QuestionRow, readAskedQuestions } from './read-asked-questions.ts';

export interface GivenAnswer {
  questionId: number;
  /** Text; `yes` or `no`; or the place of the choice, from 0. Empty: not answered. */
  value: string;
  /** Index of the ticket, for what is asked once a ticket. */
  ticket?: number | undefined;
}

export interface AnswerDraft {
  answers: readonly GivenAnswer[];
  /** How many tickets are bought. */
  tickets: number;
}

/**
 * The answers of a purchase as they are stored, empty ones left out. INVALID naming the answer that no question of the
 * event allows, or `answers` with the required question that was left open. `fieldPrefix` stands before the fields.
 */
export async function checkAnswers(
  change: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  { answers, tickets }: AnswerDraft,
  fieldPrefix = '',
): Promise<GivenAnswer[]> {
  const questions = new Map((await readAskedQuestions(change, show)).map((question) => [question.id, question]));
  const given = new Map<string, GivenAnswer>();
  for (const [index, answer] of answers.entries()) {
    const trimmed = { ...answer, value: answer.value.trim() };
    const fault = findAnswerFault(questions.get(answer.questionId), trimmed, tickets);
    const field = `${fieldPrefix}answers.${index}`;
    if (fault) throw invalidField(`${field}.${fault.field}`, fault.message);
    const key = keyOf(answer.questionId, answer.ticket);
    if (given.has(key)) throw invalidField(`${field}.questionId`, 'The question is answered twice');
    given.set(key, trimmed);
  }
  const open = findOpen([...questions.values()], given, tickets);
  if (open) throw invalidField(`${fieldPrefix}answers`, open);
  return [...given.values()].filter(({ value }) => value !== '');
}

const keyOf = (questionId: number, ticket: number | undefined): string => `${questionId} ${ticket ?? ''}`;

function findOpen(
  questions: readonly QuestionRow[],
  given: ReadonlyMap<string, GivenAnswer>,
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
