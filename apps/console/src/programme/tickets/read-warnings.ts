import { TICKET_WARNINGS, type TicketWarningCode } from '@parterre/contract/choices/print-at-home-choices';

export interface TicketWarning {
  code: TicketWarningCode;
  /** A part of the ticket, such as `eventName` or `LOGO`. */
  about: string | null;
}

/**
 * Parses the header of a ticket PDF, `TEXT_CUT.eventName=2, TERMS_MISSING=1`; unknown codes of a newer server are
 * skipped.
 */
export function readWarnings(header: string | null): TicketWarning[] {
  return (header ?? '').split(',').flatMap((entry) => {
    const [, name = '', about] = /^\s*([\w]+)(?:\.(\w+))?/.exec(entry) ?? [];
    const code = TICKET_WARNINGS.find((known) => known === name);
    return code ? [{ code, about: about ?? null }] : [];
  });
}
