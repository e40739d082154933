import type { ConsentKind } from '@parterre/contract/choices/customer-choices';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { PostalAddress } from '#db/schema/sales/customers.ts';
import { IS_COUNTED, IS_NAMED, IS_TAKEN_BACK, IS_VALID, TICKETS } from '../chosen/ticket-sql.ts';

/** Tickets of known customers: bought with an e-mail address, and not erased since. */
const BOUGHT = `
  ${TICKETS}
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
  join customers c on c.promoter_id = $1 and c.id = o.customer_id and c.erased_at is null`;
const IS_LISTED = `(${IS_COUNTED} or ${IS_TAKEN_BACK})`;
const FIGURES = {
  orders: column.int('count(distinct o.id)::int'),
  tickets: column.int(`count(*) filter (where ${IS_COUNTED})::int`),
  spentMinor: column.int(`coalesce(sum(i.paid_minor) filter (where ${IS_COUNTED}), 0)::bigint`),
};

const SUMS = rowsOf(
  { showId: column.int('i.show_id'), customers: column.int('count(distinct c.id)::int'), ...FIGURES },
  (list) => `
  select ${list} from ${BOUGHT}
  where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and ${IS_LISTED}
  group by i.show_id`,
);

export type CustomerSums = ReturnType<typeof SUMS.toRow>;

/** Reads one row per show before any customer, so that only the shows of a page are read further. */
export const sumCustomers = (reader: Pick<Reader, 'readRows'>, values: unknown[]): Promise<CustomerSums[]> =>
  reader.readRows(SUMS, values);

const PAIRS = rowsOf(
  { showId: column.int('i.show_id'), customerId: column.int('c.id') },
  (list) => `
  select ${list} from unnest($2::bigint[]) with ordinality as w (show_id, place)
  join (${BOUGHT}) on i.promoter_id = $1 and i.show_id = w.show_id and ${IS_LISTED}
  group by w.place, i.show_id, c.id, c.name_key order by w.place, c.name_key, c.id`,
);

/** One row of the report: a customer and a show. */
export type CustomerPair = ReturnType<typeof PAIRS.toRow>;

/**
 * Lists the pairs in the order of the report: by show, then by name. Only ids are read, because the facts are read for
 * the requested rows.
 */
export const listPairs = (reader: Pick<Reader, 'readRows'>, values: unknown[]): Promise<CustomerPair[]> =>
  reader.readRows(PAIRS, values);

type Consents = Partial<Record<ConsentKind, { isGiven: boolean; at: string; source: string }>>;

/** The newest consent of each kind is valid. */
const CONSENTS = `coalesce((
  select jsonb_object_agg(k.kind, jsonb_build_object('isGiven', k.is_given, 'at', k.at, 'source', k.source))
  from (
    select distinct on (kind) kind, is_given, at, source from customer_consents
    where promoter_id = $1 and customer_id = c.id order by kind, id desc
  ) k), '{}')`;

const ROWS = rowsOf(
  {
    showId: column.int('i.show_id'),
    customerId: column.int('c.id'),
    name: column.text('c.name'),
    email: column.text('c.email'),
    phone: column.text('c.phone'),
    address: orNull(column.json<PostalAddress>('c.address')),
    cultureCode: orNull(column.text('c.culture_code')),
    note: column.text('c.note'),
    consents: column.json<Consents>(CONSENTS),
    ...FIGURES,
    orderIds: column.texts('array_agg(distinct o.order_id)'),
    orderRows: column.ints('array_agg(distinct o.id)'),
    /** The tickets that the report lists: their answers are in it. */
    itemRows: column.ints('array_agg(i.id)'),
    /** Of valid tickets only. */
    seats: column.ints(
      `coalesce(array_agg(i.seat order by i.seat) filter (where i.seat is not null and ${IS_VALID}), '{}')`,
    ),
    channels: column.texts('array_agg(distinct o.channel)'),
    priceNames: column.json<TextByCulture[]>('jsonb_agg(distinct p.name)'),
    firstOn: column.day('min(o.created_on)'),
    lastOn: column.day('max(o.created_on)'),
  },
  (list) => `
  select ${list}
  from unnest($2::bigint[], $9::bigint[]) with ordinality as w (show_id, customer_id, place)
  join (${BOUGHT})
    on i.promoter_id = $1 and i.show_id = w.show_id and o.customer_id = w.customer_id and ${IS_LISTED}
  group by w.place, i.show_id, c.promoter_id, c.id order by w.place`,
);

export type CustomerLine = ReturnType<typeof ROWS.toRow>;

/** `values` are those of the report. Only the shows and customers of the pairs are read. */
export const readCustomers = (
  reader: Pick<Reader, 'readRows'>,
  [promoterId, , ...values]: readonly unknown[],
  pairs: readonly CustomerPair[],
): Promise<CustomerLine[]> =>
  reader.readRows(ROWS, [
    promoterId,
    pairs.map(({ showId }) => showId),
    ...values,
    pairs.map(({ customerId }) => customerId),
  ]);
