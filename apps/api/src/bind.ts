import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@parterre/contract/wire/endpoint';
import type { Context } from './context.ts';
import type { LiveAnswer } from './live/live.ts';

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** Chunks of a streamed answer with its file name; nothing of the database is held while they are sent. */
export interface StreamedAnswer {
  fileName: string;
  chunks: AsyncIterable<string | Uint8Array>;
}

/** Bytes with their headers; `isImmutable` may be cached for ever. `encoding` says they are already compressed. */
export interface BinaryAnswer {
  bytes: Uint8Array;
  encoding?: 'br';
  contentType?: string;
  fileName?: string;
  isImmutable?: boolean;
  etag?: string;
  /** Those that the endpoint declares. */
  headers?: Readonly<Record<string, string>>;
}

export interface VerbInput<D extends Endpoint> {
  params: ParamsOf<D>;
  query: QueryOf<D>;
  body: BodyOf<D>;
  file: D['upload'] extends object ? UploadedFile : undefined;
}

export type VerbAnswer<D extends Endpoint> = D['response'] extends { contentType: 'text/event-stream' }
  ? LiveAnswer
  : D['response']['kind'] extends 'stream'
    ? StreamedAnswer
    : D['response']['kind'] extends 'binary'
      ? BinaryAnswer
      : AnswerOf<D>;

export type Verb<D extends Endpoint> = (ctx: Context, input: VerbInput<D>) => Promise<VerbAnswer<D>>;

/** Answers a call as a file of one content type. */
export type FileVerb<D extends Endpoint> = (ctx: Context, input: VerbInput<D>) => Promise<StreamedAnswer>;

/** One for each content type the endpoint can also answer in. */
type FileVerbs<D extends Endpoint> = D['files'] extends readonly (infer Type extends string)[]
  ? [files: Record<Type, FileVerb<D>>]
  : [];

/** An endpoint with the verb that answers it. */
export interface BoundEndpoint {
  endpoint: Endpoint;
  verb: (ctx: Context, input: VerbInput<Endpoint>) => Promise<unknown>;
  /** By content type. */
  files: Readonly<Record<string, BoundEndpoint['verb']>>;
}

/** Ties an endpoint of the contract to its verb; a wrong shape on either side does not compile. */
export function bind<D extends Endpoint>(endpoint: D, verb: Verb<D>, ...files: FileVerbs<D>): BoundEndpoint {
  return { endpoint, verb: verb as BoundEndpoint['verb'], files: (files[0] ?? {}) as BoundEndpoint['files'] };
}
