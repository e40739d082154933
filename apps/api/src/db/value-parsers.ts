import { parseOrdinals } from './schema/ground/columns.ts';

const asText = (text: string): string => text;

/**
 * How both drivers read values, by the id that PostgreSQL gives their type: days, wall times and instants stay text,
 * which each column parses itself (column.ts); smallint[] holds ordinals.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  1082: asText,
  1114: asText,
  1184: asText,
  1005: parseOrdinals,
};
