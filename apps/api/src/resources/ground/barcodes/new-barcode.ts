import { randomBytes, randomInt } from 'node:crypto';

/** Returns 64 random bits as 16 hexadecimal digits, which scanners at the door read. */
export const newBarcode = (): string => randomBytes(8).toString('hex').toUpperCase();
/** Returns nine digits, for barcodes that hold no more. A show never uses a number twice. */
export const newBarcodeNumber = (): number => randomInt(1_000_000_000);
