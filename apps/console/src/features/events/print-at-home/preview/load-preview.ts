import {
  previewPrintAtHome,
  previewPrintAtHomeChange,
  previewPrintAtHomePrice,
} from '@parterre/contract/calls/print-at-home';
import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { requestCall } from '#api/request-call.ts';
import { readWarnings, type TicketWarning } from './read-warnings.ts';

export interface PreviewRequest {
  showCode: string;
  languageCode: string;
  orderId?: string;
  /** Only this price type. */
  priceTypeId?: number | undefined;
  /** What is typed and not saved; null while nothing is. */
  settings: UpdatePrintAtHomeSettings | null;
  /** What is stored: another one is another preview. */
  stored: string;
}

export interface Preview {
  pdf: Blob;
  /** The address of the PDF in the browser's memory. */
  address: string;
  warnings: TicketWarning[];
}

/** Draws the tickets as they would be printed; `written` is the request as a text, which stands still while nobody types. */
export async function loadPreview(written: string, signal: AbortSignal): Promise<Preview> {
  const request: PreviewRequest = JSON.parse(written);
  const response = await askFor(request, signal);
  const pdf = await response.blob();
  signal.throwIfAborted();
  return { pdf, address: URL.createObjectURL(pdf), warnings: readWarnings(response.headers.get('ticket-warnings')) };
}

function askFor({ showCode, priceTypeId, settings, languageCode, orderId }: PreviewRequest, signal: AbortSignal) {
  const query = { languageCode, ...(orderId ? { orderId } : {}) };
  if (settings) {
    const body = { ...query, settings, ...(priceTypeId === undefined ? {} : { priceTypeId }) };
    return requestCall(previewPrintAtHomeChange, { params: { showCode }, body }, { signal });
  }
  return priceTypeId === undefined
    ? requestCall(previewPrintAtHome, { params: { showCode }, query }, { signal })
    : requestCall(previewPrintAtHomePrice, { params: { showCode, priceTypeId }, query }, { signal });
}
