/** A barcode as it is stored. The number is null for a pre-printed barcode that is not `$` and nine digits. */
export interface StoredBarcode {
  barcode: string;
  barcodeNumber: number | null;
}

/** The number in its printed form, with or without the leading sign. */
const BARCODE_NUMBER = /^\$?(\d{9})$/;

/** Reads `$123456789`; returns null for anything else. */
export function readBarcodeNumber(text: string): number | null {
  const [, digits] = BARCODE_NUMBER.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Returns the barcode in its scanned forms. A drawn one has a number for Code 128; a pre-printed one is the same in both. */
export const writeBarcode = ({ barcode, barcodeNumber }: StoredBarcode): { value: string; code128: string } => ({
  value: barcode,
  code128:
    barcodeNumber === null || BARCODE_NUMBER.test(barcode) ? barcode : `$${String(barcodeNumber).padStart(9, '0')}`,
});

/** Returns true for the barcode of a pre-printed ticket, which may be one of a series and can therefore be guessed. */
export const isPreprinted = ({ value, code128 }: { value: string; code128: string }): boolean => value === code128;
