import { IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';

export type FileRefusal = 'tooLarge' | 'empty' | 'unreadable';
export type KeptFile = { file: File } | { refusal: FileRefusal };

/**
 * Takes the file's bytes into memory, so that it can be sent again when an option changes, whatever happens on the disk
 * meanwhile. Refuses what the server would refuse by size.
 */
export async function keepPlanFile(chosen: File): Promise<KeptFile> {
  if (chosen.size > IMPORT_SIZE_BYTES_MAX) return { refusal: 'tooLarge' };
  if (chosen.size === 0) return { refusal: 'empty' };
  try {
    return { file: new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type }) };
  } catch {
    return { refusal: 'unreadable' };
  }
}
