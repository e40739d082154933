import * as endpoints from '@parterre/contract/reports';
import type { SalesFigures } from '@parterre/contract/reports/report-page';
import type { TextByCulture } from '@parterre/contract/wire/values';
import { requirePromoterId } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { chooseText } from '#texts/choose-text.ts';
import { verb } from '#verb.ts';
import { readReportShows } from '../chosen/read-report-shows.ts';
import { IS_COUNTED, IS_NAMED, isOfTickets, TICKETS, toTicketValues } from '../chosen/ticket-sql.ts';

/**
 * Returns the figures of the sales report's charts: valid tickets and their gross. Cancelled ones are in neither, so
 * that an amount per ticket is one.
 */
export const getSalesFigures = verb(endpoints.getSalesFigures, async (ctx, { body }) => {
  const shows = isOfTickets(body) ? await readReportShows(ctx, body) : [];
  const promoterId = requirePromoterId(ctx);
  const rows = await ctx.readRows(FIGURES, toTicketValues({ promoterId, shows, now: ctx.now }, body));
  const names = await ctx.readRows(PRICE_NAMES, [promoterId, shows.map(({ id }) => id)]);
  const of = (part: string) => rows.filter((row) => row.part === part);
  return {
    byDay: of('day').map(({ key, ...sold }) => ({ on: key, ...toSold(sold) })),
    byPriceType: sumNames(
      of('price').map(({ key, ...sold }) => {
        const [name, defaultCulture] = JSON.parse(key) as [TextByCulture, string];
        return { name: chooseText(name, body.culture, defaultCulture), ...toSold(sold) };
      }),
    ),
    byHour: of('hour').map(({ key, tickets }) => {
      const [weekday = 1, hour = 0] = key.split(' ').map(Number);
      return { weekday, hour, tickets };
    }),
    byChannel: of('channel').map(({ key, ...sold }) => ({ channel: key, ...toSold(sold) })),
    priceNames: [
      ...new Set(names.map(({ name, defaultCulture }) => chooseText(name, body.culture, defaultCulture))),
    ].sort(new Intl.Collator(body.culture, { numeric: true }).compare),
  };
});

type Sold = Pick<Figure, 'currency' | 'tickets' | 'grossMinor'>;
const toSold = ({ currency, tickets, grossMinor }: Sold): Sold => ({ currency, tickets, grossMinor });

/** Sums price types of the same name at different shows, the best sold first. */
function sumNames(lines: SalesFigures['byPriceType']): SalesFigures['byPriceType'] {
  const sums = new Map<string, SalesFigures['byPriceType'][number]>();
  for (const line of lines) {
    const key = `${line.currency} ${line.name}`;
    const sum = sums.get(key);
    if (sum) {
      sum.tickets += line.tickets;
      sum.grossMinor += line.grossMinor;
    } else sums.set(key, { ...line });
  }
  return [...sums.values()].sort((a, b) => b.tickets - a.tickets);
}

const part = (name: string, key: string, currency = 'currency') => `
  select '${name}' as part, ${key} as key, ${currency} as currency, sum(tickets) as tickets, sum(gross) as gross
  from cells group by 2, 3`;

/** The tickets are read once, into groups that are much fewer. Whether cancelled ones are included ($5) changes nothing. */
const FIGURES = rowsOf(
  {
    part: column.text('f.part'),
    key: column.text('f.key'),
    currency: column.text('f.currency'),
    tickets: column.int('f.tickets'),
    grossMinor: column.int('f.gross'),
  },
  (list) => `
  with cells as materialized (
    select o.created_on as day, s.currency, jsonb_build_array(p.name, s.default_culture) as name, o.channel,
      to_char(o.created_at at time zone s.time_zone, 'ID HH24') as hour,
      count(*) as tickets, sum(i.face_value_minor - i.discount_minor) as gross
    from ${TICKETS}
    join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
    join shows s on s.promoter_id = $1 and s.id = i.show_id
    where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and ${IS_COUNTED} and $5::bool is not null
    group by 1, 2, 3, 4, 5
  )
  select ${list} from (
    ${part('day', 'day::text')} union all ${part('price', 'name::text')}
    union all ${part('hour', 'hour', "''")} union all ${part('channel', 'channel')}
  ) f
  order by f.part, f.key, f.currency`,
);

const PRICE_NAMES = rowsOf(
  { name: column.json<TextByCulture>('p.name'), defaultCulture: column.text('s.default_culture') },
  (list) => `
  select distinct ${list} from price_types p
  join shows s on s.promoter_id = $1 and s.id = p.show_id
  where p.promoter_id = $1 and p.show_id = any($2::bigint[])`,
);

type Figure = ReturnType<typeof FIGURES.toRow>;
