import { TAGS } from '@parterre/contract/generated/tags';
import { type Call, isKept } from '@parterre/contract/wire/call';
import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { findProblem } from './failure.ts';
import type { RequestOptions } from './request-call.ts';

/** The cache of the server's answers. The calls of one contract slug are injected in `queries/<slug>.ts`, nowhere else. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: 60,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** A call without arguments is a hook without arguments. */
type QueryArgs<Args> = unknown extends Args ? ReturnType<() => void> : Args;
/** What a write takes beside its own arguments; `revision` becomes If-Match. */
type WriteArgs<Args> = Args & Pick<RequestOptions, 'revision' | 'idempotencyKey'>;

type DefinitionOf<C> =
  C extends Call<infer Args, infer Answer, infer Kept>
    ? Kept extends true
      ? QueryDefinition<QueryArgs<Args>, typeof baseQuery, string, Answer, 'api'>
      : MutationDefinition<WriteArgs<Args>, typeof baseQuery, string, Answer, 'api'>
    : never;

/**
 * The hooks of the calls of one slug: `useListShowsQuery` of what a cache keeps, `useUpdateShowMutation` of the rest.
 * What a call makes stale is read again.
 */
export function injectCalls<Calls extends Record<string, Call>>(calls: Calls) {
  for (const [name, call] of Object.entries(calls)) known.set(name, call);
  return api.injectEndpoints({
    endpoints: (build) =>
      // The loop knows no types: `isKept` is what `Kept` of each call was made from.
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, isKept(call) ? query(build, call) : mutation(build, call)]),
      ) as unknown as { [Name in keyof Calls]: DefinitionOf<Calls[Name]> },
  });
}

/** What the endpoint of a hook asks: an export reads the other pages of a list past the cache. */
export const findCall = (endpointName: string): Call | undefined => known.get(endpointName);

const known = new Map<string, Call>();

type Build = EndpointBuilder<typeof baseQuery, string, 'api'>;

const query = (build: Build, call: Call) =>
  build.query<unknown, unknown>({ query: (args) => ({ call, args }), providesTags: [...call.reads] });

/** Also when it was refused because somebody else made it stale, so that the next try stands on what is there now. */
const mutation = (build: Build, call: Call) =>
  build.mutation<unknown, WriteArgs<object>>({
    query: ({ revision, idempotencyKey, ...args }) => ({ call, args, options: { revision, idempotencyKey } }),
    invalidatesTags: (_answer, error) => (error && findProblem(error)?.code !== 'STALE' ? [] : [...call.stale]),
  });
