const ASCII = /^[\u0020-\u007e]*$/;
/**
 * Controls, halves of surrogate pairs, line ends and formatting: two labels that differ in them look the same, and no
 * table carries them. Joiners and tags stay: emoji and several scripts are written with them.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/u;

/** The first invisible character of a label as it can be read: `U+0007`. */
export function findInvisible(label: string): string | undefined {
  if (ASCII.test(label)) return undefined;
  const code = INVISIBLE.exec(label)?.[0].codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
