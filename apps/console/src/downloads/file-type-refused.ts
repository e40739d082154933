/** Thrown for a file that is not zip, pdf, xlsx, txt or csv; the text is `kit:downloads.notAllowed`. */
export class FileTypeRefused extends Error {
  readonly fileName: string;
  constructor(fileName: string) {
    super('Not allowed file type');
    this.name = 'FileTypeRefused';
    this.fileName = fileName;
  }
}
