import type { AnswerOf, ApiBase, ArgumentsOf, Endpoint, Method } from './endpoint.ts';

/**
 * The parts of an endpoint that a browser needs, without schemas. `generated/calls/*.ts` are made from the endpoints
 * (npm run contract).
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
  /** Never set; it carries the types. */
  args?: Args;
  answer?: Answer;
  kept?: Kept;
}

/** @__NO_SIDE_EFFECTS__ */
export function call<D extends Endpoint>(definition: Call): Call<ArgumentsOf<D>, AnswerOf<D>, KeptOf<D>> {
  return definition as Call<ArgumentsOf<D>, AnswerOf<D>, KeptOf<D>>;
}

/**
 * Whether a cache keeps the answer, by the arguments of the call. It keeps reads, except with an uploaded file, which
 * cannot be a key.
 */
export const isKept = ({ isWrite, isUpload }: Call): boolean => !isWrite && !isUpload;

/** Mirrors `isKept` for types. */
type KeptOf<D extends Endpoint> = D extends { upload: object }
  ? false
  : D extends { method: 'GET' } | { readOnly: true }
    ? true
    : false;

export type CallArguments<C> = C extends Call<infer Args, unknown> ? Args : never;
export type CallAnswer<C> = C extends Call<unknown, infer Answer> ? Answer : never;
