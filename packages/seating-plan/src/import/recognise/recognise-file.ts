import { decodeText, isWorkbook, matchColumns, TableFault } from '../../table-file/index.ts';
import { parseFirstRows } from '../csv/parse-csv.ts';
import { PLAN_COLUMN_NAMES } from '../csv/plan-columns.ts';
import { PlanFault } from '../import-problem.ts';
import { readJson } from '../json/read-json.ts';
import type { PlanFormat } from './plan-format.ts';
import { recogniseJson } from './recognise-json.ts';

export interface PlanFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface RecognisedFile {
  readonly format: PlanFormat | undefined;
  readonly text: string;
  readonly value: unknown;
  readonly assumedEncoding?: string;
}

/**
 * Opens a file as far as needed to recognise its format; undefined if it is not text. Throws PlanFault for broken JSON.
 */
export function recogniseFile(file: PlanFile): RecognisedFile | undefined {
  if (isWorkbook(file.bytes)) return { format: 'workbook', text: '', value: undefined };
  const decoded = decodeText(file.bytes);
  if (!decoded) return undefined;
  const { assumedEncoding, text } = decoded;
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
  return isTable(text) ? 'csv' : undefined;
}

const ROWS_EXAMINED = 20;

/** True if the headings name a row and a seat, or the first lines have the same number of cells. */
function isTable(text: string): boolean {
  try {
    const [headings = [], ...rows] = parseFirstRows(text.slice(0, 65_536), ROWS_EXAMINED);
    const { places } = matchColumns(headings, PLAN_COLUMN_NAMES, {});
    if (places.has('row') && places.has('seat')) return true;
    return headings.length > 1 && rows.length > 0 && rows.every((cells) => cells.length === headings.length);
  } catch (error) {
    if (error instanceof TableFault) return false;
    throw error;
  }
}

/** The parts of XML that may precede the root element: declarations, comments, a document type. */
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

/** Returns the format of a file, readable or not; undefined if it is unknown or the file is broken. */
export function detectFormat(file: PlanFile): PlanFormat | undefined {
  try {
    return recogniseFile(file)?.format;
  } catch (error) {
    if (error instanceof PlanFault) return undefined;
    throw error;
  }
}
