import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { chooseText } from '#texts/choose-text.ts';
import type { ReportShow } from '../chosen/read-report-shows.ts';

/**
 * The names that lines of a show refer to, in the language of the reader: holds by their ordinal, groups and taxes by
 * their price types.
 */
export type LineNames = Record<
  'prices' | 'groups' | 'holds' | 'plans' | 'taxRules' | 'taxRates',
  ReadonlyMap<number, string>
>;

const NAMES = rowsOf(
  {
    kind: column.text<keyof LineNames>('kind'),
    showId: column.int('show_id'),
    id: column.int('id'),
    name: column.json<TextByCulture | string>('name'),
  },
  (list) => `
  select ${list} from (
    select 'prices' as kind, show_id, id, name from price_types where promoter_id = $1 and show_id = any($2::bigint[])
    union all
    select 'groups', p.show_id, p.id, g.name from price_types p
    join price_groups g on g.promoter_id = $1 and g.id = p.price_group_id
    where p.promoter_id = $1 and p.show_id = any($2::bigint[])
    union all
    select tax.kind, p.show_id, p.id, tax.name from price_types p
    join tax_rates t on t.promoter_id = $1 and t.id = p.tax_rate_id
    cross join lateral (values ('taxRules', to_jsonb(t.name)), ('taxRates', to_jsonb(t.rate_basis_points::text))) as tax (kind, name)
    where p.promoter_id = $1 and p.show_id = any($2::bigint[])
    union all
    select 'holds', show_id, ordinal, to_jsonb(label) from holds where promoter_id = $1 and show_id = any($2::bigint[])
    union all
    select 'plans', show_id, id, name from instalment_plans where promoter_id = $1 and show_id = any($2::bigint[])
  ) named`,
);

/** Names are read once for some shows instead of joined to each of their lines. */
export async function readLineNames(
  reader: Pick<Reader, 'readRows'>,
  promoterId: number,
  shows: readonly ReportShow[],
  culture: string,
): Promise<ReadonlyMap<number, LineNames>> {
  const found = new Map(
    shows.map(({ id, defaultCulture }) => {
      const names = {
        prices: new Map(),
        groups: new Map(),
        holds: new Map(),
        plans: new Map(),
        taxRules: new Map(),
        taxRates: new Map(),
      };
      return [id, { names, defaultCulture }];
    }),
  );
  for (const { kind, showId, id, name } of await reader.readRows(NAMES, [promoterId, shows.map(({ id }) => id)])) {
    const own = found.get(showId);
    own?.names[kind].set(id, typeof name === 'string' ? name : chooseText(name, culture, own.defaultCulture));
  }
  return new Map([...found].map(([id, { names }]) => [id, names]));
}
