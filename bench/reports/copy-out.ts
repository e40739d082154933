import pg from 'pg';
import { BENCH_PROMOTER_ID } from '../setup/insert-shows.ts';

/**
 * Selects the contents of a CSV file of all detailed sales: the default columns, with seats by their numbers, under the
 * role and tenant of the product.
 */
const LINES = `
  select o.order_id, i.id, (o.created_at at time zone s.time_zone)::date, (o.created_at at time zone s.time_zone)::time,
    o.status, o.payment_status, s.show_code, s.name->>'en-GB', s.starts_on, v.name, g.name->>'en-GB', p.name->>'en-GB',
    i.seat, 1, i.face_value_minor / 100.0, i.discount_minor / 100.0, c.code, i.booking_fee_minor / 100.0,
    i.paid_minor / 100.0, i.tax_minor / 100.0, (i.paid_minor - i.tax_minor) / 100.0, s.currency, o.channel, r.name,
    o.buyer->>'name', o.buyer->>'email'
  from orders o
  join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.id and i.cancelled_at is null
  join shows s on s.promoter_id = o.promoter_id and s.id = o.show_id
  join venues v on v.promoter_id = s.promoter_id and v.id = s.venue_id
  join price_types p on p.promoter_id = i.promoter_id and p.id = i.price_type_id
  join price_groups g on g.promoter_id = p.promoter_id and g.id = p.price_group_id
  left join offer_codes c on c.promoter_id = i.promoter_id and c.id = i.offer_code_id
  left join partner_sites r on r.id = o.partner_site_id
  where o.promoter_id = ${BENCH_PROMOTER_ID} and o.status <> 'PENDING'
  order by s.starts_at, s.id, o.created_at, o.id, i.id`;

/**
 * Does the least work that makes the file: the database writes it, and the bytes are discarded. Returns their number.
 */
export async function copyOut(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  await client.query(
    `begin isolation level repeatable read read only; set local role parterre_app;
     select set_config('app.promoters', '{${BENCH_PROMOTER_ID}}', true)`,
  );
  const bytes = await new Promise<number>((resolve, reject) => {
    let count = 0;
    const ignore = () => undefined;
    client.query({
      submit: (connection: { query(text: string): void }) =>
        connection.query(`copy (${LINES}) to stdout with (format csv)`),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => {
        count += chunk.length;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(count),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
    } as unknown as pg.Submittable);
  });
  await client.end();
  return bytes;
}
