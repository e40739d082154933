import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@parterre/contract/wire/endpoint';
import type { Context } from './context.ts';
import type { LiveAnswer } from './live/live.ts';

/**
 * Declares a verb: an endpoint of the contract and the function that answers it, with another function for each content
 * type of a file. A wrong shape on either side does not compile. Other verbs, the demo and tests call it like a
 * function.
 */
export function verb<const D extends Endpoint>(endpoint: D, answer: Answers<D>, ...files: FileVerbs<D>): Verb<D> {
  const run: Answers<D> = (ctx, input) => answer(ctx, input);
  return Object.assign(run, { endpoint, files: files[0] ?? {} });
}

/** An endpoint of the contract with the function that answers it. `files` answer it as a file, by content type. */
export interface Verb<D extends Endpoint> extends Answers<D> {
  readonly endpoint: D;
  readonly files: Readonly<Record<string, FileAnswers<D>>>;
}

/**
 * A verb among all verbs. Each takes another input, hence `never`; it was parsed with the schemas of its own endpoint.
 */
export interface AnyVerb {
  (ctx: Context, input: never): Promise<unknown>;
  readonly endpoint: Endpoint;
  readonly files: Readonly<Record<string, (ctx: Context, input: never) => Promise<unknown>>>;
}

type Answers<D extends Endpoint> = (ctx: Context, input: VerbInput<D>) => Promise<VerbAnswer<D>>;

type FileAnswers<D extends Endpoint> = (ctx: Context, input: VerbInput<D>) => Promise<StreamedAnswer>;

type FileVerbs<D extends Endpoint> = D['files'] extends readonly (infer Type extends string)[]
  ? [files: Record<Type, FileAnswers<D>>]
  : [];

/** Params, query, body and file, each only where the endpoint declares it; parsed, with defaults filled in. */
export type VerbInput<D extends Endpoint> = Part<'params', ParamsOf<D>> &
  Part<'query', QueryOf<D>> &
  Part<'body', BodyOf<D>> &
  (D['upload'] extends object ? { file: UploadedFile } : unknown);

type Part<Name extends string, T> = T extends undefined ? unknown : { [K in Name]: T };

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export type VerbAnswer<D extends Endpoint> = D['response'] extends { contentType: 'text/event-stream' }
  ? LiveAnswer
  : D['response']['kind'] extends 'stream'
    ? StreamedAnswer
    : D['response']['kind'] extends 'binary'
      ? BinaryAnswer
      : AnswerOf<D>;

/** A download that is sent while it is made, under `fileName`. */
export interface StreamedAnswer {
  fileName: string;
  /** The name for clients that read none of the letters of `fileName`. */
  usualName?: string;
  chunks: AsyncIterable<string | Uint8Array>;
  /**
   * Releases the resources behind the chunks. The recipient calls it after the last chunk, or when nobody wants more,
   * even before the first: chunks that were never begun cannot end themselves.
   */
  end?: () => Promise<void>;
  /** Headers that are known before the first chunk. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Bytes with their headers. An `isImmutable` answer may be cached for ever; `encoding` means that the bytes are
 * compressed already.
 */
export interface BinaryAnswer {
  bytes: Uint8Array;
  encoding?: 'br';
  contentType?: string;
  fileName?: string;
  isImmutable?: boolean;
  etag?: string;
  /** The headers that the endpoint declares. */
  headers?: Readonly<Record<string, string>>;
}
