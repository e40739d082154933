import type { AnswerOf, ApiBase, ArgumentsOf, Endpoint, Method } from './endpoint.ts';

/**
 * The parts of an endpoint that a browser needs, without its Zod schemas. `npm run contract` writes
 * `generated/calls/*.ts` from the endpoints.
 */
export interface Call<Args = unknown, Answer = unknown, Kept extends boolean = boolean> {
  id: string;
  base: ApiBase;
  method: Method;
  path: string;
  kind: 'json' | 'binary' | 'stream' | 'none';
  isWrite: boolean;
  isUpload: boolean;
  reads: readonly string[];
  stale: readonly string[];
  /** Never set: the property only carries the type, and so do the two below. */
  args?: Args;
  answer?: Answer;
  kept?: Kept;
}

/** @__NO_SIDE_EFFECTS__ */
export function call<D extends Endpoint>(definition: Call): Call<ArgumentsOf<D>, AnswerOf<D>, KeptOf<D>> {
  return definition as Call<ArgumentsOf<D>, AnswerOf<D>, KeptOf<D>>;
}

/**
 * True if the cache may keep the answer: for reads, except those with an uploaded file, which cannot be part of a cache
 * key.
 */
export const isKept = ({ isWrite, isUpload }: Call): boolean => !isWrite && !isUpload;

/** The type of `isKept` for an endpoint. */
type KeptOf<D extends Endpoint> = D extends { upload: object }
  ? false
  : D extends { method: 'GET' } | { readOnly: true }
    ? true
    : false;

export type CallArguments<C> = C extends Call<infer Args, unknown> ? Args : never;
export type CallAnswer<C> = C extends Call<unknown, infer Answer> ? Answer : never;
