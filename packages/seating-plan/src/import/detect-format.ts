import { PlanFault } from './plan-fault.ts';
import type { PlanFormat } from './plan-format.ts';
import { type PlanFile, recogniseFile } from './recognise-file.ts';

/** The format of a file, readable or not; undefined when it is none we know, or is broken. */
export function detectFormat(file: PlanFile): PlanFormat | undefined {
  try {
    return recogniseFile(file)?.format;
  } catch (error) {
    if (error instanceof PlanFault) return undefined;
    throw error;
  }
}
