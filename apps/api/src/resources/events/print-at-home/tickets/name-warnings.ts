import type { TicketWarning } from '#documents/tickets/ticket-sheet.ts';

/** Writes warnings as a header: `TEXT_CUT.eventName=2, TERMS_MISSING=1`. */
export function nameWarnings(warnings: readonly Pick<TicketWarning, 'code' | 'about'>[]): string {
  const counts = new Map<string, number>();
  for (const { code, about } of warnings) {
    const name = about === undefined ? code : `${code}.${about}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}=${count}`).join(', ');
}
