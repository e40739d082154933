import { sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { type OwnTicketSettings, printAtHomeSettings } from '#db/schema/events/print-at-home.ts';

type SettingsRow = typeof printAtHomeSettings.$inferSelect;

/** Writes the own settings of owners in one statement. The show or the campaign must be locked. */
export async function writeSettings(change: Change, rows: readonly SettingsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await change.db
    .insert(printAtHomeSettings)
    .values([...rows])
    .onConflictDoUpdate({
      target: [printAtHomeSettings.promoterId, printAtHomeSettings.ownerKind, printAtHomeSettings.ownerId],
      set: { settings: sql`excluded.settings`, revision: sql`excluded.revision` },
    });
}

/**
 * Describes settings for the audit: null for each that an owner has not set, so that the history shows what was reset.
 */
export const describeSettings = ({ terms = {}, ...settings }: OwnTicketSettings) => ({
  ...{
    paper: null,
    ticketsPerPage: null,
    barcode: null,
    hiddenFields: null,
    colour: null,
    languages: null,
    delivery: null,
  },
  ...settings,
  terms,
});
