import fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError, refusal } from '../errors.ts';
import { sendProblem } from './problem.ts';

const answerTo = async (error: unknown) => {
  const app = fastify();
  app.setErrorHandler(sendProblem);
  app.get('/', () => Promise.reject(error));
  const response = await app.inject('/');
  await app.close();
  return response;
};

test('what nobody foresaw tells nothing of the inside, but the number that finds it in the log', async () => {
  const response = await answerTo(new Error('relation "shows" of host db-1 does not exist'));
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ code: 'INTERNAL', status: 500, requestId: expect.stringMatching(/./) });
  expect(response.body).not.toContain('db-1');
});

test('a broken rule names itself, with its values and in a sentence', async () => {
  const { statusCode, ...response } = await answerTo(refusal('RULE_BROKEN', 'too-many-questions', { most: 50 }));
  expect([statusCode, JSON.parse(response.body)]).toMatchObject([
    422,
    {
      code: 'RULE_BROKEN',
      detail: 'An event asks 50 questions at most.',
      details: { reason: 'too-many-questions', most: 50 },
    },
  ]);
});

test('a bare sentence for a broken rule does not compile', () => {
  // @ts-expect-error a rule names itself
  expect(new AppError('RULE_BROKEN', { detail: 'No.' }).code).toBe('RULE_BROKEN');
});
