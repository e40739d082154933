import { z } from 'zod';
import { PAGE_SIZE, ROW_MAX } from '../choices/limits.ts';
import { CHOICE_MESSAGE } from './values.ts';

/** Totals are counted exactly as far as pages are numbered; above, `totalKind` is `moreThan`. */
export const TOTAL_MAX = ROW_MAX;

export const PAGE_SIZE_MESSAGE = 'New page size was out of range';
export const PAGE_INDEX_MESSAGE = 'New page index must be greater than 0';

export const pageQuery = {
  pageSize: z.coerce
    .number<string | number>()
    .int(PAGE_SIZE_MESSAGE)
    .min(PAGE_SIZE.min, PAGE_SIZE_MESSAGE)
    .max(PAGE_SIZE.max, PAGE_SIZE_MESSAGE)
    .default(PAGE_SIZE.default),
  pageIndex: z.coerce.number<string | number>().int(PAGE_INDEX_MESSAGE).min(1, PAGE_INDEX_MESSAGE).default(1),
  /** The `next` of the previous page: the list continues from there, at any depth. */
  next: z.string().max(400).optional(),
};

export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** The first value is the default. */
export const sortQuery = <const Values extends readonly [string, ...string[]]>(values: Values) => ({
  sortOrder: z.enum(values, CHOICE_MESSAGE).default(values[0]),
  sortOrderDescending: flag.default(false),
});

/** Returns the schema of a list page: `{items, totalPages, totalItems, totalKind, next?}`. */
export const pageOf = <S extends z.ZodType>(id: string, item: S) =>
  z
    .strictObject({
      items: z.array(item),
      totalPages: z.int().nonnegative(),
      totalItems: z.int().nonnegative(),
      totalKind: z.enum(['exact', 'moreThan']),
      next: z.string().optional(),
    })
    .meta({ id });
