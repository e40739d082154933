import type { OrderItem } from '@parterre/contract/orders';
import type { orderItems } from '../../../db/schema/orders.ts';

/** What a ticket is let in by, and its number where that has to be Code 128: `$` and nine digits. None once it is cancelled. */
export const presentBarcode = ({
  status,
  barcode,
  barcodeNumber,
}: Pick<typeof orderItems.$inferSelect, 'status' | 'barcode' | 'barcodeNumber'>): OrderItem['barcode'] =>
  status === 'ACTIVE' ? { value: barcode, code128: `$${String(barcodeNumber).padStart(9, '0')}` } : null;
