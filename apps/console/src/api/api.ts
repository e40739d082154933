import type { Call } from '@parterre/contract/wire/call';
import { TAGS, type Tag } from '@parterre/contract/wire/tags';
import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react';
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

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;
type Nothing = ReturnType<() => void>;
/** A call without arguments is a hook without arguments. */
type QueryArgs<Args> = unknown extends Args ? Nothing : Args;
/** What a write takes beside its own arguments. */
type WriteArgs<Args> = Args & Pick<RequestOptions, 'revision' | 'idempotencyKey'>;

/** A cached read of one call: `listShows: query(build, calls.listShows)`. */
export function query<Args, Answer>(build: Build, call: Call<Args, Answer>) {
  return build.query<Answer, QueryArgs<Args>>({
    query: (args) => ({ call, args }),
    providesTags: [...call.reads],
  });
}

/**
 * A write of one call; `revision` beside its arguments becomes If-Match. What it makes stale is read again; also when it
 * was refused because somebody else made it stale, so that the next try stands on what is there now.
 */
export function mutation<Args, Answer>(build: Build, call: Call<Args, Answer>) {
  return build.mutation<Answer, WriteArgs<Args>>({
    query: ({ revision, idempotencyKey, ...args }) => ({ call, args, options: { revision, idempotencyKey } }),
    invalidatesTags: (_answer, error) => (error && findProblem(error)?.code !== 'STALE' ? [] : [...call.stale]),
  });
}
