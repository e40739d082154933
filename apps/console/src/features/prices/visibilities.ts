import type { Price } from '@parterre/contract/prices';

export type Visibility = Price['visibility'];

export const VISIBILITIES = ['public', 'code', 'box-office', 'hidden'] as const satisfies readonly Visibility[];
/** The contract's limit of tickets per order. */
export const MOST_PER_ORDER = 50;
