import { IMPORT_DEPTH_MAX, IMPORT_OBJECTS_MAX } from '../../format/limits.ts';
import { refuse } from '../import-problem.ts';
import { findJsonFault } from './find-json-fault.ts';

/** Throws PlanFault, with line and column, for text that is not JSON, is nested too deeply, or has too many objects. */
export function readJson(text: string): unknown {
  const excess = findExcess(text);
  if (excess) {
    throw refuse('SEAT_PLAN_PARSING', { source: placeInText(text, excess.at), values: { reason: excess.reason } });
  }
  try {
    return JSON.parse(text);
  } catch {
    const faultAt = findJsonFault(text) ?? text.length;
    throw refuse('SEAT_PLAN_PARSING', { source: placeInText(text, faultAt), values: { reason: 'json' } });
  }
}

/** Finds the bracket that is too deep or one too many, before parsing allocates memory for it. */
function findExcess(text: string): { at: number; reason: 'depth' | 'objects' } | undefined {
  let depth = 0;
  let objects = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) isInString = false;
    } else if (code === 0x22) isInString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      objects += 1;
      if (depth > IMPORT_DEPTH_MAX) return { at: index, reason: 'depth' };
      if (objects > IMPORT_OBJECTS_MAX) return { at: index, reason: 'objects' };
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return undefined;
}

function placeInText(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
