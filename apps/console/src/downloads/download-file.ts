import { findFileName, isAllowedFile } from './file-name.ts';
import { FileTypeRefused } from './file-type-refused.ts';
import { saveBlob } from './save-blob.ts';

/**
 * Hands a file to the reader and gives its name. A response names itself in Content-Disposition, else `name` is taken.
 * Throws FileTypeRefused before anything is saved.
 */
export async function downloadFile(source: Response | Blob, name: string): Promise<string> {
  const fileName = (source instanceof Response && findFileName(source.headers.get('content-disposition'))) || name;
  if (!isAllowedFile(fileName)) throw new FileTypeRefused(fileName);
  saveBlob(source instanceof Response ? await source.blob() : source, fileName);
  return fileName;
}
