const ASCII = /^[\u0020-\u007e]*$/;
/** Controls, joiners, variation selectors and whatever else leaves no ink. Tags stay: they tell one flag from another. */
const UNSEEN = /[\p{Cc}]|(?![\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;

/** The form in which labels and seat ids are compared: Unicode NFC, lower case, without what nobody can see. */
export function foldLabel(label: string): string {
  return ASCII.test(label)
    ? label.toLowerCase()
    : label.replace(UNSEEN, '').normalize('NFC').toLowerCase().normalize('NFC');
}

/** Whether a reader sees nothing at all. */
export const isBlankLabel = (label: string): boolean => foldLabel(label).trim() === '';
