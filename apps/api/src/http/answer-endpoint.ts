import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { IF_MATCH } from '@parterre/contract/wire/request-headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../addresses.ts';
import { Replay } from '../change.ts';
import { createContext, type OwnedContext } from '../create-context.ts';
import type { Database } from '../db/database.ts';
import { hasLostConnection } from '../db/database-error.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { ResolveTenant } from '../identity/resolve-tenant.ts';
import type { Live, LiveAnswer } from '../live/live.ts';
import type { Storage } from '../storage/storage.ts';
import type { AnyVerb, UploadedFile } from '../verb.ts';
import { readRequestKey } from './idempotency.ts';
import { sendBinary, sendStream } from './send-bytes.ts';
import { EVENT_STREAM, requireListener, sendEvents } from './send-events.ts';
import { readUpload } from './uploads.ts';
import { parsePart } from './validate.ts';

export interface AnswerDeps {
  database: Database;
  resolveTenant: ResolveTenant;
  now: () => Date;
  storage: Storage;
  addresses: Addresses;
  live: Live;
  /** The first gate again, for answers that outlive it: knows nothing older than a few seconds. */
  authenticateAgain: (request: FastifyRequest, endpoint: Endpoint) => Promise<Actor>;
  /** Tests parse what goes out with the contract's schema too. */
  checksAnswers: boolean;
}

type Serialise = (answer: unknown) => string;

/** The way of a call after who it is: whose, may, valid, verb, answer; the read transaction ends before the body is sent. */
export async function answerEndpoint(
  verb: AnyVerb,
  serialise: Serialise,
  deps: AnswerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = verb;
  const { actor } = request;
  if (!actor) throw new AppError('UNAUTHENTICATED');
  if (endpoint.body && request.isMultipart())
    throw new AppError('FILE_TYPE_REFUSED', { detail: 'Send application/json.' });
  const params = parsePart(endpoint.params, request.params, 'params');
  const query = parsePart(endpoint.query, request.query, 'query');
  const tenantNoun = { params: params ?? {}, query: query ?? {}, body: request.body };
  const isRead = endpoint.method === 'GET' || endpoint.readOnly === true;
  const promoterIds = await readAgain(isRead, () => deps.resolveTenant(actor, endpoint, tenantNoun));
  const isLive = endpoint.response.kind === 'stream' && endpoint.response.contentType === EVENT_STREAM;
  if (isLive) requireListener(request);
  const body = parsePart(endpoint.body, request.body, 'body');
  const file = endpoint.upload ? await readUpload(request, endpoint.upload.maxBytes) : undefined;

  const open = () =>
    createContext({
      database: deps.database,
      actor,
      promoterIds,
      permission: endpoint.permission,
      now: deps.now,
      log: request.log,
      requestId: request.id,
      storage: deps.storage,
      addresses: deps.addresses,
      live: deps.live,
      ifMatch: readIfMatch(request),
      request: readRequestKey(endpoint, request, { body, file }, serialise),
    });
  const fileType = endpoint.files?.find((type) => request.headers.accept?.includes(type));
  const answer = verb.files[fileType ?? ''] ?? verb;
  const outcome = await readAgain(isRead, () => runVerb(answer, open(), { params, query, body, file }));
  if (outcome instanceof Replay) return sendReplay(endpoint, outcome, reply);
  if (isLive) {
    const mayListen = async () =>
      deps.resolveTenant(await deps.authenticateAgain(request, endpoint), endpoint, tenantNoun);
    return sendEvents(outcome as LiveAnswer, mayListen, reply);
  }
  if (endpoint.files) reply.header('vary', 'accept');
  if (fileType) return sendStream(outcome, fileType, request, reply);
  return sendAnswer(endpoint, outcome, serialise, deps, request, reply);
}

/** What only reads is asked once more when its connection went away: nothing has come of it yet. */
async function readAgain<T>(isRead: boolean, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!isRead || !hasLostConnection(error)) throw error;
    return read();
  }
}

interface VerbParts {
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | undefined;
}

/** The verb's answer, or the replay of what was answered before. */
async function runVerb(answer: AnyVerb['files'][string], owned: OwnedContext, parts: VerbParts): Promise<unknown> {
  try {
    // Parsed above with the schemas of the very endpoint the verb was declared with.
    return await answer(owned.ctx, parts as never);
  } catch (error) {
    if (error instanceof Replay) return error;
    throw error;
  } finally {
    await owned.release();
  }
}

function sendReplay(endpoint: Endpoint, replay: Replay, reply: FastifyReply): FastifyReply {
  reply.code(replay.status).header('idempotent-replayed', 'true').header('cache-control', 'no-store');
  if (replay.revision !== null) reply.header('etag', `"${replay.revision}"`);
  if (endpoint.response.kind === 'none' || replay.body === null) return reply.send();
  return reply.type('application/json; charset=utf-8').send(replay.body);
}

function sendAnswer(
  endpoint: Endpoint,
  answer: unknown,
  serialise: Serialise,
  deps: AnswerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { response } = endpoint;
  reply.code(endpoint.status ?? 200);
  if (response.kind === 'none') return reply.send();
  if (response.kind === 'binary') return sendBinary(answer, response.contentType, request, reply);
  if (response.kind === 'stream') return sendStream(answer, response.contentType, request, reply);
  if (deps.checksAnswers) response.schema.parse(answer);
  const revision = findRevision(answer);
  if (revision !== undefined) reply.header('etag', `"${revision}"`);
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(serialise(answer));
}

function findRevision(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('revision' in answer)) return undefined;
  return typeof answer.revision === 'number' ? answer.revision : undefined;
}

function readIfMatch(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const revision = IF_MATCH.exec(header)?.[3];
  if (revision === undefined)
    throw new AppError('INVALID', { fieldErrors: [{ field: 'If-Match', message: 'Must be a revision in quotes' }] });
  return Number(revision);
}
