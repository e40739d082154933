import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';

const heading = z.string().max(LIMITS.heading).optional();

/**
 * The heading of an uploaded table for each of our columns: '' for none; an absent one is found by its names.
 * `firstRow` tells what the first row is; where it holds data, the columns are named by their letters, `A` to `Z`, `AA`
 * …
 */
export const columnQuery = <Column extends string>(columns: readonly Column[]) => ({
  // Object.fromEntries loses the types of the keys.
  ...(Object.fromEntries(columns.map((column) => [column, heading])) as Record<Column, typeof heading>),
  firstRow: z.enum(['headings', 'data']).optional(),
});

/** The beginning of an uploaded table as it was read, and how its columns were matched. */
export const TablePreview = z
  .strictObject({
    /** Each once: a blank one is named by the letter of its column, and a repeated one has it appended. */
    headings: z.array(z.string()),
    /** False when the first row already holds data. */
    hasHeadings: z.boolean(),
    /** The heading of each of our columns that was found. */
    columns: z.record(z.string(), z.string()),
    /** The first five, by their row in the file, from 1. */
    rows: z.array(z.strictObject({ row: z.int(), cells: z.array(z.string()) })),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof TablePreview>;
