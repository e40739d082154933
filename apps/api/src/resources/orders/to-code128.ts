/** The form of a barcode where it has to be Code 128: `$` and nine digits. */
export const toCode128 = (barcodeNumber: number): string => `$${String(barcodeNumber).padStart(9, '0')}`;
