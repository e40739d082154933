import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';

const heading = z.string().max(LIMITS.heading).optional();

/**
 * Under which heading of an uploaded table each of our columns stands: '' is nowhere, absent is looked for by its names.
 * `firstRow` says what the first row is; where it holds data, the columns are called by their letters, `A` to `Z`, `AA` …
 */
export const columnQuery = <Column extends string>(columns: readonly Column[]) => ({
  // Object.fromEntries forgets which keys it was given.
  ...(Object.fromEntries(columns.map((column) => [column, heading])) as Record<Column, typeof heading>),
  firstRow: z.enum(['headings', 'data']).optional(),
});

/** The beginning of an uploaded table as it was read, and what became of its columns. */
export const TablePreview = z
  .strictObject({
    /** Each once: a blank one is called by the letter of its column, one that repeats gets it added. */
    headings: z.array(z.string()),
    /** False when the first row holds data already. */
    hasHeadings: z.boolean(),
    /** Of each of our columns that was found the heading it stands under. */
    columns: z.record(z.string(), z.string()),
    /** The first five, by their row in the file, from 1. */
    rows: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof TablePreview>;
