import { readdirSync } from 'node:fs';

/** The folders of the contract that hold slugs; importers do not name them, so that a slug may move to another. */
const AREAS = ['events', 'seating', 'sales', 'promoters', 'reports'];

const SOURCE = new URL('../', import.meta.url);

/** The `exports` of the package: each slug without its area, and everything else under its path. */
export function listExports(): Record<string, string> {
  const slugs = AREAS.flatMap((area) =>
    readdirSync(new URL(area, SOURCE), { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name.replace(/\.ts$/, '')))
      .sort()
      .map((name) => [`./${name}`, `./src/${area}/${name}.ts`]),
  );
  return { ...Object.fromEntries(slugs), './calls/*': './src/generated/calls/*.ts', './*': './src/*.ts' };
}
