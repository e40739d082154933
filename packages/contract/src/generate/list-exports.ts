import { readdirSync } from 'node:fs';

/** The folders with the modules of slugs. Imports do not name them, so that a slug can move to another folder. */
const AREAS = ['events', 'seating', 'sales', 'promoters', 'reports'];

const SOURCE = new URL('../', import.meta.url);

/** Returns the `exports` of the package: slugs without their folder, everything else by its path. */
export function listExports(): Record<string, string> {
  const slugs = AREAS.flatMap((area) =>
    readdirSync(new URL(area, SOURCE), { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name.replace(/\.ts$/, '')))
      .sort()
      .map((name) => [`./${name}`, `./src/${area}/${name}.ts`]),
  );
  return { ...Object.fromEntries(slugs), './calls/*': './src/generated/calls/*.ts', './*': './src/*.ts' };
}
