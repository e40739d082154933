import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';

const heading = z.string().max(LIMITS.heading).optional();

/**
 * The query of an upload: per column of ours the heading in the table, '' for none; an absent column is found by its
 * known names. `firstRow` is the kind of the first row; if it holds data, columns are named by letters, `A` to `Z`,
 * `AA` …
 */
export const columnQuery = <Column extends string>(columns: readonly Column[]) => ({
  // The cast restores the key types that Object.fromEntries loses.
  ...(Object.fromEntries(columns.map((column) => [column, heading])) as Record<Column, typeof heading>),
  firstRow: z.enum(['headings', 'data']).optional(),
});

/** The start of an uploaded table as it was read, with the columns that were recognised. */
export const TablePreview = z
  .strictObject({
    /** Unique headings: a blank one becomes the letter of its column, and a repeated one gets that letter appended. */
    headings: z.array(z.string()),
    /** False when the first row already holds data. */
    hasHeadings: z.boolean(),
    /** The headings in the file, by the name of our column. */
    columns: z.record(z.string(), z.string()),
    /** The first five rows, each with its number in the file, from 1. */
    rows: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof TablePreview>;
