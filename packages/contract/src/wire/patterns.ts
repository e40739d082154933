/**
 * The regular expressions of short values, shared by the schemas of the server and the fields and routes of the
 * console.
 */

/** 8 letters and digits in either case, without those that look alike (I, O, 0, 1). */
export const SHOW_CODE_FORM = /^[A-HJ-NP-Za-hj-np-z2-9]{8}$/;
/** 10 letters and digits in either case, without those that look alike (I, O, 0, 1). */
export const ORDER_ID_FORM = /^[A-HJ-NP-Za-hj-np-z2-9]{10}$/;

/** spec §5: a language of two letters with an optional region, such as `de` or `fr-CH`. */
export const CULTURE_FORM = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Six hexadecimal digits after `#`, such as `#5C48C6`. */
export const COLOUR_FORM = /^#[0-9A-Fa-f]{6}$/;

/** `$123456789`: what is printed on tickets, cards and wristbands; six to 24 digits and capital letters. */
export const BARCODE_FORM = /^\$?[0-9A-Z]{6,24}$/;

/** Letters and digits of any script. */
export const FLAG_FORM = /^[\p{L}\p{N}]*$/u;

const WORD = String.raw`[^\s@.,;<>()[\]\\":\p{C}]+`;
const LABEL = `(?!-)${WORD}(?<!-)`;
/** Words of any script, separated by single dots, before and after the @. */
export const EMAIL_FORM = new RegExp(String.raw`^${WORD}(\.${WORD})*@${LABEL}(\.${LABEL})*$`, 'u');
