import { QR_FORMATS } from '@parterre/contract/choices/short-url-choices';
import { hasEnding } from '@parterre/contract/wire/file-types';

/**
 * Saves a file and returns its name: from Content-Disposition if the response has it, otherwise `name`. Pass one of
 * OWN_FILE_TYPES as `types` if the file is not a report. Throws FileTypeRefused before anything is saved.
 */
export async function downloadFile(
  source: Response | Blob,
  name: string,
  types: readonly string[] = ALLOWED_FILE_TYPES,
): Promise<string> {
  const fileName = (source instanceof Response && findFileName(source.headers.get('content-disposition'))) || name;
  if (!isAllowedFile(fileName, types)) throw new FileTypeRefused(fileName);
  saveBlob(source instanceof Response ? await source.blob() : source, fileName);
  return fileName;
}

/** File types of reports (spec §5). */
const ALLOWED_FILE_TYPES = ['zip', 'pdf', 'xlsx', 'txt', 'csv'] as const;

/** File types of downloads that the specification does not list. */
export const OWN_FILE_TYPES = {
  seatingPlan: ['json', 'csv'],
  qrCode: QR_FORMATS,
  customer: ['json'],
} as const;

export const isAllowedFile = (name: string, types: readonly string[] = ALLOWED_FILE_TYPES): boolean =>
  hasEnding(name, types);

/** Returns the name in a Content-Disposition header (RFC 6266), without any path; the encoded form takes precedence. */
export function findFileName(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const encoded = /filename\*\s*=\s*([\w-]+)'[^']*'([^;]+)/i.exec(disposition);
  const decoded = encoded ? decode(encoded[2]?.trim() ?? '') : undefined;
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /filename\s*=\s*([^";\s]+)/i.exec(disposition)?.[1];
  const name = (decoded ?? quoted ?? bare)?.split(/[\\/]/).at(-1)?.trim();
  return name || undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Thrown for a file whose type is not allowed; the text is `downloads:notAllowed`. */
export class FileTypeRefused extends Error {
  readonly fileName: string;
  constructor(fileName: string) {
    super('Not allowed file type');
    this.name = 'FileTypeRefused';
    this.fileName = fileName;
  }
}

/** Long enough for every browser to have started reading the blob. */
const REVOKE_AFTER_MS = 60_000;

function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
