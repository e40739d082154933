import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#errors.ts';
import { findImageFile } from '#storage/image-files.ts';
import type { Storage } from '#storage/storage.ts';
import { isKnown } from '../send-answer.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

type MediaRequest = FastifyRequest<{ Params: { file: string } }>;

/**
 * Serves `/media/{file}`: public pictures, wherever they are stored. A name is never reused, so that any cache may keep
 * the file for ever, and shops on other hosts may show it.
 */
export function addMedia(app: FastifyInstance, storage: Storage): void {
  const read = (isWhole: boolean) => (request: MediaRequest, reply: FastifyReply) =>
    sendImage(storage, request, reply, isWhole);
  app.get('/media/:file', { exposeHeadRoute: false }, read(true));
  app.head('/media/:file', read(false));
}

async function sendImage(
  storage: Storage,
  request: MediaRequest,
  reply: FastifyReply,
  isWhole: boolean,
): Promise<FastifyReply> {
  const file = findImageFile(request.params.file);
  if (!file) throw new AppError('NOT_FOUND');
  const etag = `"${file.fileKey}"`;
  const isUnchanged = isWhole && isKnown(request, etag);
  const found = isWhole && !isUnchanged ? await storage.get(file.key) : undefined;
  const sizeBytes = found ? found.sizeBytes : await storage.findSize(file.key);
  if (sizeBytes === undefined) throw new AppError('NOT_FOUND');
  reply.header('cache-control', FOR_EVER).header('etag', etag).header('cross-origin-resource-policy', 'cross-origin');
  if (isUnchanged) return reply.code(304).send();
  reply.type(file.contentType).header('content-length', sizeBytes);
  return reply.send(found?.stream);
}
