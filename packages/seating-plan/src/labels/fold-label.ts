const ASCII = /^[\u0020-\u007e]*$/;

/** The form in which labels and seat ids are compared: Unicode NFC, lower case. */
export function foldLabel(label: string): string {
  return ASCII.test(label) ? label.toLowerCase() : label.normalize('NFC').toLowerCase().normalize('NFC');
}
