/** A code as it is stored and compared. */
export const toCode = (text: string): string => text.trim().normalize('NFC').toUpperCase();
