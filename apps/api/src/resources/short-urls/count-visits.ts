import { randomInt } from 'node:crypto';
import { type Context, requirePromoterId } from '../../context.ts';

export interface CountedVisits {
  shortUrlId: number;
  visitedOn: string;
  visits: number;
}

/** Rows a day of a link is spread over, so that processes that count at once do not wait for each other. */
const PARTS = 8;

/** Adds visits of links of one promoter in one statement; those of links deleted meanwhile are forgotten. */
export function countVisits(ctx: Context, counted: readonly CountedVisits[]): Promise<undefined> {
  return ctx.change('short-url.count', async (change) => {
    const promoterId = requirePromoterId(change);
    await change.query(
      `insert into short_url_visits (promoter_id, short_url_id, visited_on, part, visits)
       select $1::int, link.id, counted.visited_on, $2::int, counted.visits
       from unnest($3::bigint[], $4::date[], $5::int[]) as counted (id, visited_on, visits)
       join short_urls link on link.promoter_id = $1::int and link.id = counted.id
       order by link.id, counted.visited_on
       on conflict (promoter_id, short_url_id, visited_on, part)
       do update set visits = short_url_visits.visits + excluded.visits`,
      [
        promoterId,
        randomInt(PARTS),
        toArray(counted.map((link) => link.shortUrlId)),
        toArray(counted.map((link) => link.visitedOn)),
        toArray(counted.map((link) => link.visits)),
      ],
    );
    return { answer: undefined, promoterId, object: 'short-url', objectId: 0, isAudited: false };
  });
}

const toArray = (values: readonly (string | number)[]): string => `{${values.join(',')}}`;
