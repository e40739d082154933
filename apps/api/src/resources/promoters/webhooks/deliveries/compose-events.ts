import { WEBHOOK_IDS, type WebhookKind } from '@parterre/contract/choices/occurrence-choices';
import type { WebhookEvent } from '@parterre/contract/wire/webhook-events';
import type { OccurrenceRow } from '#jobs/take-occurrences.ts';

interface Told extends Pick<OccurrenceRow, 'ids' | 'details' | 'at'> {
  kind: WebhookKind;
  promoterCode: string;
  /** null for a deleted show, and for an occurrence without a show. */
  showCode: string | null;
}

/**
 * Composes the webhook events of an occurrence. They contain ids and no data of a person, because receivers ask the API
 * for as much as their key or token may see. Very many ids are split into several events.
 */
export function composeEvents({ kind, ids, details, at, promoterCode, showCode }: Told): WebhookEvent[] {
  const timestamp = at.toISOString();
  const of = { promoterCode, showCode };
  switch (kind) {
    case 'order.created':
    case 'order.cancelled':
    case 'order.refunded':
      return inParts(ids).map((part) => ({ type: kind, timestamp, data: { ...of, orderIds: part.map(String) } }));
    case 'seats.changed':
      return inParts(ids).map((part) => ({ type: kind, timestamp, data: { ...of, blockIds: part.map(Number) } }));
    case 'show.changed': {
      const change = typeof details?.action === 'string' ? details.action : '';
      // Receivers know a deleted show by its code only.
      const gone = change.startsWith('show.') ? String(ids[0] ?? '') : null;
      return [{ type: kind, timestamp, data: { promoterCode, showCode: showCode ?? gone, change } }];
    }
    case 'settlement.agreed':
      return inParts(ids).map((part) => ({ type: kind, timestamp, data: { ...of, settlementIds: part.map(Number) } }));
  }
}

const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / WEBHOOK_IDS) }, (_, part) =>
    all.slice(part * WEBHOOK_IDS, (part + 1) * WEBHOOK_IDS),
  );
