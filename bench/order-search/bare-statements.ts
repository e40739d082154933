import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The least work for a page of orders and its count: one given index for the orders, joined with shows and tickets.
 * `ids` selects all matches, as rows of id and created_at. The first two columns of the answer are the order id and the
 * count.
 */
export const bareStatement = (ids: string, values: unknown[], page = ids): Statement => ({
  text: `
    with page as (select id from (${page}) matching order by created_at desc, id desc limit 20)
    select o.order_id, (select count(*)::int from (select 1 from (${ids}) matching limit 10001) one), o.*, s.show_code, s.name, s.starts_at_local, t.*
    from page
    join orders o on o.promoter_id = ${BENCH_PROMOTER_ID} and o.id = page.id
    join shows s on s.promoter_id = o.promoter_id and s.id = o.show_id
    cross join lateral (
      select count(*) filter (where status = 'ACTIVE'), (array_agg(seat order by seat))[1:4]
      from order_items where promoter_id = o.promoter_id and order_id = o.id
    ) t
    order by o.created_at desc, o.id desc`,
  values,
});

const ORDERS = `select id, created_at from orders where promoter_id = ${BENCH_PROMOTER_ID}`;
const keys = (isPersonal: boolean, parameter: string) =>
  `select order_id as id, created_at from order_keys
   where promoter_id = ${BENCH_PROMOTER_ID} and is_personal = ${isPersonal} and key = ${parameter}`;

export const bare = {
  newest: () => bareStatement(ORDERS, []),
  /** The condition for the page after an order. */
  behind: ({ createdAt, id }: { createdAt: string; id: number }) =>
    bareStatement(ORDERS, [createdAt, id], `${ORDERS} and (created_at, id) < ($1::timestamptz, $2::bigint)`),
  orderId: (orderId: string) => bareStatement(`${ORDERS} and order_id = $1`, [orderId]),
  barcode: (barcode: string) =>
    bareStatement(
      `select order_id as id, created_at from order_items where promoter_id = ${BENCH_PROMOTER_ID} and barcode = $1`,
      [barcode],
    ),
  ofBuyer: (key: string) => bareStatement(keys(true, '$1'), [key]),
  ofTicket: (key: string) => bareStatement(keys(false, '$1'), [key]),
  twoOfBuyer: (...both: [string, string]) => bareStatement(`${keys(true, '$1')} intersect ${keys(true, '$2')}`, both),
  ofBoth: (ofTicket: string, ofBuyer: string) =>
    bareStatement(`${keys(false, '$1')} intersect ${keys(true, '$2')}`, [ofTicket, ofBuyer]),
};
