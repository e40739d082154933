import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { ASKED_PER, QUESTION_KINDS } from '../choices/show-choices.ts';
import { endpoint, LARGE_BODIES } from '../wire/endpoint.ts';
import { Id, idParam, Revision, ShowCode, textByCulture } from '../wire/values.ts';
import { showParams, showRead, showWrite } from './shows/show.ts';

export const Question = z
  .strictObject({
    questionId: Id,
    label: textByCulture(LIMITS.question.label),
    kind: z.enum(QUESTION_KINDS),
    /** The answers to choose from if `kind` is `choice`. An answer is stored as the position of one of them, from 0. */
    choices: z.array(textByCulture(LIMITS.question.choice)),
    askedPer: z.enum(ASKED_PER),
    isRequired: z.boolean(),
    /** True if buyers are not asked this question; answers given before are kept. */
    isArchived: z.boolean(),
    answers: z.int().nonnegative(),
    revision: Revision,
  })
  .meta({ id: 'Question', description: 'What an event asks its buyers' });
export type Question = z.infer<typeof Question>;
export const QuestionList = z.strictObject({ items: z.array(Question) }).meta({ id: 'QuestionList' });

const questionFields = {
  label: textByCulture(LIMITS.question.label),
  kind: z.enum(QUESTION_KINDS),
  choices: z.array(textByCulture(LIMITS.question.choice)).max(LIMITS.question.choices),
  askedPer: z.enum(ASKED_PER),
  isRequired: z.boolean(),
};
const questionParams = z.strictObject({ showCode: ShowCode, questionId: idParam });
const write = showWrite('show:write');
const stale = ['question', 'history'] as const;

export const listQuestions = endpoint({
  ...showRead,
  id: 'listQuestions',
  method: 'GET',
  path: '/shows/{showCode}/questions',
  summary: 'What an event asks its buyers, in its order; archived questions last',
  params: showParams,
  response: { kind: 'json', schema: QuestionList },
  errors: ['NOT_FOUND'],
  reads: ['question'],
});

export const createQuestion = endpoint({
  ...write,
  id: 'createQuestion',
  method: 'POST',
  path: '/shows/{showCode}/questions',
  summary: `Ask the buyers of an event something, as the last question; at most ${LIMITS.question.perShow}`,
  params: showParams,
  body: z
    .strictObject({
      ...questionFields,
      choices: questionFields.choices.default([]),
      askedPer: questionFields.askedPer.default('order'),
      isRequired: questionFields.isRequired.default(false),
    })
    .meta({
      id: 'CreateQuestion',
      anyOf: [
        {
          required: ['choices'],
          properties: { kind: { const: 'choice' }, choices: { type: 'array', minItems: 2 } },
        },
        {
          properties: {
            kind: { enum: QUESTION_KINDS.filter((kind) => kind !== 'choice') },
            choices: { type: 'array', maxItems: 0 },
          },
        },
      ],
    }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: Question },
  status: 201,
  errors: ['INVALID', 'NOT_FOUND', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-questions'] },
  stale,
  example: { label: { 'en-GB': 'Who drives the van?' }, kind: 'text', isRequired: true },
});

export const updateQuestion = endpoint({
  ...write,
  id: 'updateQuestion',
  method: 'PATCH',
  path: '/shows/{showCode}/questions/{questionId}',
  summary: 'Change a question; what its answers stand on stays: its kind, and the choices there are',
  params: questionParams,
  body: z
    .strictObject({ ...questionFields, isArchived: z.boolean() })
    .partial()
    .meta({ id: 'UpdateQuestion' }),
  maxBodyBytes: LARGE_BODIES.lists,
  response: { kind: 'json', schema: Question },
  errors: ['INVALID', 'NOT_FOUND', 'STALE', 'IN_USE', 'RULE_BROKEN'],
  reasons: { RULE_BROKEN: ['too-many-questions'] },
  stale,
  example: { isRequired: false },
});

export const orderQuestions = endpoint({
  ...write,
  id: 'orderQuestions',
  method: 'PATCH',
  path: '/shows/{showCode}/questions',
  summary: 'Put the questions of an event that are asked into this order, all of them named once',
  params: showParams,
  body: z.strictObject({ questionIds: z.array(Id).max(LIMITS.question.perShow) }).meta({ id: 'OrderQuestions' }),
  response: { kind: 'json', schema: QuestionList },
  errors: ['INVALID', 'NOT_FOUND'],
  stale,
  example: { questionIds: [] },
});

export const removeQuestion = endpoint({
  ...write,
  id: 'removeQuestion',
  method: 'DELETE',
  path: '/shows/{showCode}/questions/{questionId}',
  summary: 'Ask a question no more: it is deleted, or archived when it has answers',
  params: questionParams,
  response: { kind: 'none' },
  status: 204,
  errors: ['NOT_FOUND', 'STALE'],
  stale,
});
