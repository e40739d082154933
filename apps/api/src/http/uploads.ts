import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { UploadedFile } from '../verb.ts';

/** Fields beside the file are read past; more than these are an attack. */
const MOST_FIELDS = 20;

/** The one file of a multipart body. Throws INVALID without one or with two, FILE_TOO_LARGE beyond the limit. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw refuse('This field is required');
  const limits = { fileSize: maxBytes, files: 2, fields: MOST_FIELDS, fieldSize: 1024 };
  let found: UploadedFile | undefined;
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(maxBytes);
      if (part.fieldname !== 'file') continue;
      if (found) throw refuse('Send one file');
      found = { name: part.filename.slice(0, 200), bytes };
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('INVALID', {
      fieldErrors: [{ field: 'file', message: 'The upload cannot be read' }],
      cause: error,
    });
  }
  if (!found) throw refuse('This field is required');
  return found;
}

const refuse = (message: string) => new AppError('INVALID', { fieldErrors: [{ field: 'file', message }] });

const tooLarge = (maxBytes: number) =>
  new AppError('FILE_TOO_LARGE', {
    details: { maxBytes },
    detail: `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  });
