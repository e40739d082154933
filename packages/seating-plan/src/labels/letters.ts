const ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** I and O are left out, because they look like 1 and 0. */
const WITHOUT_I_AND_O = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the letters of a position from 0: A … Z, AA, AB …; undefined below 0. */
export function writeLetters(position: number, skipIO: boolean): string | undefined {
  if (position < 0) return undefined;
  const alphabet = skipIO ? WITHOUT_I_AND_O : ALL;
  let rest = position;
  let letters = '';
  while (rest >= 0) {
    letters = alphabet.charAt(rest % alphabet.length) + letters;
    rest = Math.floor(rest / alphabet.length) - 1;
  }
  return letters;
}

/** Returns the position of letters, from 0; undefined for characters outside of the alphabet. */
export function readLetters(letters: string, skipIO: boolean): number | undefined {
  const alphabet = skipIO ? WITHOUT_I_AND_O : ALL;
  let position = 0;
  for (const letter of letters.toUpperCase()) {
    const at = alphabet.indexOf(letter);
    if (at < 0) return undefined;
    position = position * alphabet.length + at + 1;
  }
  return position > 0 ? position - 1 : undefined;
}
