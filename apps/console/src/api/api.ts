import { TAGS } from '@parterre/contract/generated/tags';
import { type Call, isKept } from '@parterre/contract/wire/call';
import type { WithSlice } from '@reduxjs/toolkit';
import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { findProblem } from './failure.ts';
import type { RequestOptions } from './request-call.ts';
import { answersForgotten, lateMiddleware, rootReducer } from './store.ts';

/**
 * The cache of the server's answers. `queries/<slug>.ts` injects the calls of one contract slug; no other file does.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

declare module './store.ts' {
  interface LazySlices extends WithSlice<typeof api> {}
}

rootReducer.inject(api);
lateMiddleware.addMiddleware(api.middleware, ({ dispatch }) => (next) => (action) => {
  const done = next(action);
  if (answersForgotten.match(action)) dispatch(api.util.resetApiState());
  return done;
});

/** Lets a call without arguments become a hook without arguments, instead of one that takes `unknown`. */
type QueryArgs<Args> = unknown extends Args ? ReturnType<() => void> : Args;
/** The arguments of a write, with the options that it may send; `revision` becomes If-Match. */
type WriteArgs<Args> = Args & Pick<RequestOptions, 'revision' | 'idempotencyKey'>;

type DefinitionOf<C> =
  C extends Call<infer Args, infer Answer, infer Kept>
    ? Kept extends true
      ? QueryDefinition<QueryArgs<Args>, typeof baseQuery, string, Answer, 'api'>
      : MutationDefinition<WriteArgs<Args>, typeof baseQuery, string, Answer, 'api'>
    : never;

/**
 * Makes the hooks of the calls of one slug: queries (`useListShowsQuery`) for cached reads, mutations
 * (`useUpdateShowMutation`) for all others. A mutation refetches the queries that it makes stale.
 */
export function injectCalls<Calls extends Record<string, Call>>(calls: Calls) {
  for (const [name, call] of Object.entries(calls)) known.set(name, call);
  return api.injectEndpoints({
    endpoints: (build) =>
      // TypeScript cannot follow the loop: `isKept` tests at run time what `Kept` says in the types.
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, isKept(call) ? query(build, call) : mutation(build, call)]),
      ) as unknown as { [Name in keyof Calls]: DefinitionOf<Calls[Name]> },
  });
}

/** Returns the call behind a hook: an export reads the further pages of a list without the cache. */
export const findCall = (endpointName: string): Call | undefined => known.get(endpointName);

const known = new Map<string, Call>();

type Build = EndpointBuilder<typeof baseQuery, string, 'api'>;

const query = (build: Build, call: Call) =>
  build.query<unknown, unknown>({ query: (args) => ({ call, args }), providesTags: [...call.reads] });

/** Also invalidates when the call is refused as stale, so that the next try starts from current data. */
const mutation = (build: Build, call: Call) =>
  build.mutation<unknown, WriteArgs<object>>({
    query: ({ revision, idempotencyKey, ...args }) => ({ call, args, options: { revision, idempotencyKey } }),
    invalidatesTags: (_answer, error) => (error && findProblem(error)?.code !== 'STALE' ? [] : [...call.stale]),
  });
