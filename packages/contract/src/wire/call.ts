import type { AnswerOf, ApiBase, ArgumentsOf, Endpoint, Method } from './endpoint.ts';
import type { Tag } from './tags.ts';

/** What a browser needs of an endpoint: no schema. `generated/calls/*.ts` are made from the endpoints (npm run contract). */
export interface Call<Args = unknown, Answer = unknown> {
  id: string;
  base: ApiBase;
  method: Method;
  path: string;
  kind: 'json' | 'binary' | 'stream' | 'none';
  isWrite: boolean;
  isUpload: boolean;
  reads: readonly Tag[];
  stale: readonly Tag[];
  /** Never set: carries the types. */
  args?: Args;
  answer?: Answer;
}

/** @__NO_SIDE_EFFECTS__ */
export function call<D extends Endpoint>(definition: Call): Call<ArgumentsOf<D>, AnswerOf<D>> {
  return definition as Call<ArgumentsOf<D>, AnswerOf<D>>;
}

export type CallArguments<C> = C extends Call<infer Args, unknown> ? Args : never;
export type CallAnswer<C> = C extends Call<unknown, infer Answer> ? Answer : never;
