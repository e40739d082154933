import {
  previewPrintAtHome,
  previewPrintAtHomeChange,
  previewPrintAtHomePrice,
} from '@parterre/contract/calls/print-at-home';
import type { UpdatePrintAtHomeSettings } from '@parterre/contract/print-at-home';
import { requestCall } from '#api/request-call.ts';
import { readWarnings, type TicketWarning } from '#programme/tickets/read-warnings.ts';

export interface PreviewRequest {
  showCode: string;
  languageCode: string;
  orderId?: string;
  /** Limits the preview to one price type. */
  priceTypeId?: number | undefined;
  /** The unsaved changes; null if there are none. */
  settings: UpdatePrintAtHomeSettings | null;
  /** Identifies the stored settings, so that a change of them reloads the preview. */
  stored: string;
}

export interface Preview {
  pdf: Blob;
  /** An object URL of the PDF. */
  address: string;
  warnings: TicketWarning[];
}

/** Renders the tickets as they would be printed; `written` is the request as JSON, which compares as a string. */
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
