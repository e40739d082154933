import type { OrderItem } from '@parterre/contract/orders/order';
import type { orderItems } from '#db/schema/sales/orders.ts';
import { writeBarcode } from '#resources/ground/barcodes/barcode-forms.ts';

/** Returns the barcode that admits a ticket. The barcode of a cancelled ticket is shown to nobody. */
export const presentBarcode = (
  item: Pick<typeof orderItems.$inferSelect, 'status' | 'barcode' | 'barcodeNumber'>,
): OrderItem['barcode'] => (item.status === 'ACTIVE' ? writeBarcode(item) : null);
