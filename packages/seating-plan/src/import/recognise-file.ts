import { findColumns } from './csv/find-columns.ts';
import { findDelimiter } from './csv/find-delimiter.ts';
import { decodeText } from './decode-text.ts';
import type { PlanFormat } from './plan-format.ts';
import { readJson } from './read-json.ts';
import { recogniseJson } from './recognise-json.ts';

export interface PlanFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RecognisedFile {
  readonly format: PlanFormat | undefined;
  readonly text: string;
  /** The parsed value of a JSON file. */
  readonly value: unknown;
  readonly assumedEncoding?: string;
}

/** Opens a file as far as needed to say what it is; undefined when it is not text. Throws PlanFault for broken JSON. */
export function recogniseFile(file: PlanFile): RecognisedFile | undefined {
  const decoded = decodeText(file.bytes);
  if (!decoded) return undefined;
  const { assumedEncoding } = decoded;
  const text = decoded.text.replace(/^\ufeff/, '');
  const start = text.slice(0, 4096).trimStart();
  if (start.startsWith('{') || start.startsWith('[') || hasExtension(file, 'json')) {
    const value = readJson(text);
    return { format: recogniseJson(value), text, value, assumedEncoding };
  }
  return { format: recogniseText(file, start, text), text, value: undefined, assumedEncoding };
}

function recogniseText(file: PlanFile, start: string, text: string): PlanFormat | undefined {
  if (start.startsWith('<')) return isSvg(text) ? 'svg' : undefined;
  if (hasExtension(file, 'csv') || hasExtension(file, 'tsv')) return 'csv';
  const header = text.slice(0, 4096).split(/\r\n|\n|\r/)[0] ?? '';
  const cells = header.split(findDelimiter(header)).map((cell) => cell.replaceAll('"', ''));
  const columns = findColumns(cells, {});
  return columns.row !== undefined && columns.seat !== undefined ? 'csv' : undefined;
}

/** What stands before the root element: declarations, comments, a document type with its own declarations. */
const PROLOGUE = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>[\]]|\[[\s\S]*?\]\s*(?=>))*>/y;

function isSvg(text: string): boolean {
  PROLOGUE.lastIndex = 0;
  let at = 0;
  while (PROLOGUE.test(text)) at = PROLOGUE.lastIndex;
  return /^<(?:[\w.-]+:)?svg[\s/>]/.test(text.slice(at, at + 100));
}

function hasExtension(file: PlanFile, extension: string): boolean {
  return file.name.toLowerCase().endsWith(`.${extension}`);
}
