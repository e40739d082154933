import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../bind.ts';
import { AppError } from '../errors.ts';

/** The one file of a multipart body. Throws INVALID without one and FILE_TOO_LARGE beyond the limit. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw missing();
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0 } });
  if (part?.fieldname !== 'file') throw missing();
  const bytes = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated)
      throw new AppError('FILE_TOO_LARGE', {
        details: { maxBytes },
        detail: `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
      });
    throw error;
  });
  return { name: part.filename.slice(0, 200), bytes };
}

const missing = () => new AppError('INVALID', { fieldErrors: [{ field: 'file', message: 'This field is required' }] });
