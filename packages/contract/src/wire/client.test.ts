import { expect, it } from 'vitest';
import { listShows } from '../generated/calls/shows.ts';
import { ApiError, createClient } from './client.ts';
import { writeProblem } from './problem.ts';

const callWith = (response: Response) =>
  createClient({ baseUrl: (base) => `/api/${base}`, accessToken: () => undefined, fetch: async () => response })(
    listShows,
    { query: {} },
  ).catch((error: unknown) => error);

it('throws the problem document that the server wrote', async () => {
  const problem = writeProblem('STALE', 'r-1');
  expect(await callWith(Response.json(problem, { status: 412 }))).toEqual(new ApiError(problem));
});

it.each([
  [502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>', 'UNAVAILABLE'],
  [504, 'text/plain', '', 'UNAVAILABLE'],
  [500, 'application/json', 'null', 'INTERNAL'],
  [413, 'text/html', '<html>', 'INTERNAL'],
  [502, 'application/json', '{"code":502,"message":"upstream"}', 'UNAVAILABLE'],
  [500, 'application/json', '{"code":"E_PROXY","status":500}', 'INTERNAL'],
  [200, 'text/html', '<html>Please sign in to the network</html>', 'INTERNAL'],
])('throws ApiError for a %i that a proxy wrote as %s: %s', async (status, type, text, code) => {
  const error = await callWith(new Response(text, { status, headers: { 'content-type': type } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ problem: { status, code } });
});
