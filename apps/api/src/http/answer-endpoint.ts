import '@fastify/multipart';
import type { Endpoint } from '@parterre/contract/wire/endpoint';
import { JSON_TYPE } from '@parterre/contract/wire/file-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Addresses } from '../addresses.ts';
import { type ChangesShow, Replay } from '../context/change.ts';
import { createContext, type OwnedContext } from '../context/create-context.ts';
import { noteListRead } from '../context/list-files.ts';
import type { ReadLog } from '../context/read-log.ts';
import type { Database } from '../db/database.ts';
import { hasLostConnection } from '../db/database-error.ts';
import { AppError, fieldError, invalidField } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { RequireRegion } from '../identity/region.ts';
import type { ResolveTenant } from '../identity/resolve-tenant.ts';
import type { Live, LiveAnswer } from '../live/live.ts';
import type { Outgoing } from '../outgoing/outgoing.ts';
import { answerFirst } from '../process/traffic.ts';
import type { Storage } from '../storage/storage.ts';
import type { AnyVerb, UploadedFile } from '../verb.ts';
import { requireAccepted, type Serialise, sendAnswer, sendReplay, sendStream } from './send-answer.ts';
import { isStreamOfEvents, requireListener, sendEvents } from './send-events.ts';
import { parsePart } from './validate.ts';
import { readIfMatch, readRequestKey } from './write-headers.ts';

export interface AnswerDeps {
  database: Database;
  resolveTenant: ResolveTenant;
  requireRegion: RequireRegion;
  now: () => Date;
  storage: Storage;
  addresses: Addresses;
  outgoing: Outgoing;
  live: Live;
  reads: ReadLog;
  changesShow: ChangesShow;
  /**
   * Authenticates again, for answers that outlive the first check. It accepts nothing that is older than a few seconds.
   */
  authenticateAgain: (request: FastifyRequest, endpoint: Endpoint) => Promise<Actor>;
  /** True to parse answers with the contract's schema too, as in tests. */
  checksAnswers: boolean;
}

/** An endpoint as it is mounted: its verb, and the serialiser of its answers. */
interface Mounted {
  verb: AnyVerb;
  serialise: Serialise;
  deps: AnswerDeps;
}

/**
 * Handles an authenticated call: tenant, permission, validation, verb, answer. The read transaction ends before the
 * body is sent.
 */
export async function answerEndpoint(
  { verb, serialise, deps }: Mounted,
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
  const isLive = isStreamOfEvents(endpoint);
  if (isLive) requireListener(request);
  const accepted = requireAccepted(endpoint, request);
  const body = parsePart(endpoint.body, request.body, 'body');
  await readAgain(isRead, () => deps.requireRegion({ query, body }));
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
      address: request.ip,
      storage: deps.storage,
      addresses: deps.addresses,
      outgoing: deps.outgoing,
      live: deps.live,
      reads: deps.reads,
      changesShow: deps.changesShow,
      ifMatch: readIfMatch(request),
      request: readRequestKey(endpoint, request, { body, file }, serialise),
    });
  const fileType = chooseFile(endpoint, accepted, body);
  const answer = verb.files[fileType ?? ''] ?? verb;
  const outcome = await answerFirst(() =>
    readAgain(isRead, () => runVerb(answer, open(), { params, query, body, file })),
  );
  if (outcome instanceof Replay) return sendReplay(endpoint, outcome, reply);
  noteListRead(deps.reads, { request, endpoint, actor, promoterIds, query, now: deps.now() });
  if (isLive) {
    const mayListen = async () =>
      deps.resolveTenant(await deps.authenticateAgain(request, endpoint), endpoint, tenantNoun);
    return sendEvents(outcome as LiveAnswer, mayListen, reply);
  }
  if (endpoint.files) reply.header('vary', 'accept');
  if (fileType) return sendStream(outcome, fileType, reply);
  return sendAnswer(outcome, { endpoint, serialise, isChecked: deps.checksAnswers }, request, reply);
}

/**
 * Returns the media type of the wanted file; undefined for the usual answer. The Accept header of a JSON file is that of
 * an ordinary answer, so only the body distinguishes the two.
 */
function chooseFile({ files, response }: Endpoint, accepted: string | undefined, body: unknown): string | undefined {
  const isJsonFile = typeof body === 'object' && body !== null && 'fileType' in body && body.fileType === 'JSON';
  if (accepted === JSON_TYPE && response.kind === 'json' && !isJsonFile) return undefined;
  return files?.find((type) => type === accepted);
}

/** Repeats a read once after its connection was lost, because a read has no effects. */
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

/** Returns the verb's answer, or the stored answer to a repeated request. */
async function runVerb(answer: AnyVerb['files'][string], owned: OwnedContext, parts: VerbParts): Promise<unknown> {
  try {
    // The parts were parsed with the schemas of the endpoint that this verb declares.
    return await answer(owned.ctx, parts as never);
  } catch (error) {
    if (error instanceof Replay) return error;
    throw error;
  } finally {
    await owned.release();
  }
}

/** Fields other than the file are ignored. More than this many are an attack. */
const FIELDS_MAX = 20;

/** Reads the one file of a multipart body. Throws INVALID for none or two, FILE_TOO_LARGE beyond the limit. */
async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw invalidField('file', 'required');
  const limits = { fileSize: maxBytes, files: 2, fields: FIELDS_MAX, fieldSize: 1024 };
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(maxBytes);
      if (part.fieldname !== 'file') continue;
      if (found) throw invalidField('file', 'tooMany', { message: 'Send one file' });
      found = { name: part.filename.slice(0, 200), bytes };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID', {
      fieldErrors: [fieldError('file', 'unreadable', { message: 'The upload cannot be read' })],
      cause: error,
    });
  }
  if (!found) throw invalidField('file', 'required');
  return found;
}

const tooLarge = (maxBytes: number) =>
  new AppError('FILE_TOO_LARGE', {
    details: { maxBytes },
    detail: `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  });
