/** The forms of short values, for the server's schemas and for the fields and addresses of the console alike. */

/** 8 characters without those that are mistaken for each other, in either case. */
export const SHOW_CODE_FORM = /^[A-HJ-NP-Za-hj-np-z2-9]{8}$/;
/** 10 characters without those that are mistaken for each other, in either case. */
export const ORDER_ID_FORM = /^[A-HJ-NP-Za-hj-np-z2-9]{10}$/;

/** spec §5: two letters with an optional region. */
export const CULTURE_FORM = /^[a-z]{2}(-[A-Z]{2})?$/;

/** `#5C48C6` */
export const COLOUR_FORM = /^#[0-9A-Fa-f]{6}$/;

/** `$123456789`: what is printed on tickets, cards and wristbands; six to 24 digits and capital letters. */
export const BARCODE_FORM = /^\$?[0-9A-Z]{6,24}$/;

/** Letters and digits of any script. */
export const FLAG_FORM = /^[\p{L}\p{N}]*$/u;

const WORD = String.raw`[^\s@.,;<>()[\]\\":\p{C}]+`;
const LABEL = `(?!-)${WORD}(?<!-)`;
/** Words between single dots on both sides, in any script. */
export const EMAIL_FORM = new RegExp(String.raw`^${WORD}(\.${WORD})*@${LABEL}(\.${LABEL})*$`, 'u');
