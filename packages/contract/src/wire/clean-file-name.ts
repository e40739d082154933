import { LIMITS } from '../choices/limits.ts';

/** Characters that systems forbid in names, or that show a name otherwise than it is: controls, marks of direction. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a file name that every system takes as it is, without its ending; '' if no character is left. */
export function cleanFileName(typed: string): string {
  const name = typed
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(/\.(csv|xlsx?|json)$/i, '')
    .slice(0, LIMITS.report.fileName);
  // The cut may leave half a character.
  return name.replace(/\p{Cs}$/u, '').trim();
}
