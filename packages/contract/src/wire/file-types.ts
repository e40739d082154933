import { LIMITS } from '../choices/limits.ts';

/** Content types of files, as Accept names them. */
export const CSV = 'text/csv';
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const JSON_TYPE = 'application/json';
export const PDF = 'application/pdf';

/** What somebody may choose or drop as a file, by what it is read as: the endings of its name, and what Accept calls them. */
export const CHOSEN_FILES = {
  table: { endings: ['csv', 'tsv', 'txt'], types: [CSV, 'text/plain'] },
  seatingPlan: { endings: ['json', 'csv', 'tsv', 'txt', 'svg'], types: [JSON_TYPE, CSV, 'image/svg+xml'] },
  picture: { endings: ['png', 'jpg', 'jpeg', 'jfif', 'webp'], types: ['image/png', 'image/jpeg', 'image/webp'] },
} as const;

export type FileKind = keyof typeof CHOSEN_FILES;

/** Whether a file's name has one of the endings, in any case, behind a name. */
export const hasEnding = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`) && name.length > ending.length + 1);

/**
 * The header of requests whose rows go into a file; its value does not matter. A list that names people shows them only
 * to users with `customer:export` then, and the audit records who took it.
 */
export const FILE_HEADER = 'parterre-file';

/** Characters that systems forbid in names, or that show a name otherwise than it is: controls, marks of direction. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Devices of Windows, which takes no file of such a name, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(\.|$)/i;

/** Endings of tables: a name with two of them, or with one that it is not, opens in the wrong program. */
const TABLE_ENDINGS = /(\.(csv|xlsx?|json))+$/i;

/** Returns a file name that every system takes as it is, without its ending; '' if no character is left. */
export function cleanFileName(typed: string): string {
  const name = typed
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(TABLE_ENDINGS, '')
    .slice(0, LIMITS.report.fileName);
  const safe = DEVICE.test(name) ? `_${name}` : name;
  // The cut may leave half a character.
  return safe.replace(/\p{Cs}$/u, '').trim();
}
