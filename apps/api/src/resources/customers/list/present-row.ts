import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { CustomerSummary } from '@parterre/contract/customers';

/** The columns of the list's statement, in its order; dates as text, bigints as the driver has them. */
export type SummaryColumns = [
  counted: number,
  id: number | string | null,
  sort: string,
  name: string,
  email: string,
  createdAt: string,
  erasedAt: string | null,
  promoterCode: string,
  orders: number,
  lastOrderAt: string | null,
  consents: ConsentKind[] | null,
];

export interface ListedCustomer {
  id: number;
  sort: string;
  summary: CustomerSummary;
}

/** undefined for the one row of an empty page. */
export function presentRow(columns: SummaryColumns): ListedCustomer | undefined {
  const [, id, sort, name, email, createdAt, erasedAt, promoterCode, orders, lastOrderAt, consents] = columns;
  if (id === null) return undefined;
  const summary = {
    customerId: Number(id),
    promoterCode,
    name,
    email,
    createdAt: toInstant(createdAt),
    erasedAt: erasedAt === null ? null : toInstant(erasedAt),
    orders,
    lastOrderAt: lastOrderAt === null ? null : toInstant(lastOrderAt),
    consents: consents ?? [],
  };
  return { id: Number(id), sort, summary };
}

const toInstant = (text: string): string => new Date(text).toISOString();
