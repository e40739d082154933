import type { OrderItem } from '@parterre/contract/orders/order';
import type { orderItems } from '#db/schema/sales/orders.ts';
import { formatBarcodeNumber } from '#ids.ts';

/**
 * Returns the barcode that admits a ticket, and its number for scanners that need Code 128: `$` and nine digits. The
 * barcode of a cancelled ticket is shown to nobody.
 */
export const presentBarcode = ({
  status,
  barcode,
  barcodeNumber,
}: Pick<typeof orderItems.$inferSelect, 'status' | 'barcode' | 'barcodeNumber'>): OrderItem['barcode'] =>
  status === 'ACTIVE' ? { value: barcode, code128: formatBarcodeNumber(barcodeNumber) } : null;
