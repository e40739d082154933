import { parseArgs } from 'node:util';
import { openMigrated } from '../db/open-database.ts';
import { createPromoter, NewPromoter } from '../identity/users/create-promoter.ts';
import { readEnvironment } from '../process/env.ts';
import { withDataDir } from './data-dir.ts';

const USAGE = `usage: npm run create-promoter -- --code harbour-hall --name "Harbour & Hall" --currency USD --country US \\
         --time-zone America/New_York --owner-email you@example.org --owner-name "Your Name" [--culture en-GB] [--brand parterre]`;

const option = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    code: option,
    name: option,
    currency: option,
    country: option,
    'time-zone': option,
    culture: option,
    brand: option,
    'owner-email': option,
    'owner-name': option,
  },
});
const parsed = NewPromoter.safeParse({
  code: values.code,
  name: values.name,
  currency: values.currency,
  country: values.country,
  timeZone: values['time-zone'],
  ...(values.culture ? { culture: values.culture } : {}),
  ...(values.brand ? { brand: values.brand } : {}),
  ownerEmail: values['owner-email'],
  ownerName: values['owner-name'],
});
if (parsed.success) await create(parsed.data);
else {
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  process.stderr.write(`${problems}\n\n${USAGE}\n`);
  process.exitCode = 2;
}

async function create(wanted: NewPromoter): Promise<void> {
  const env = withDataDir(readEnvironment());
  const database = await openMigrated(env);
  try {
    const { password } = await createPromoter(database, wanted, {
      now: new Date(),
      memoryKib: env.ARGON2_MEMORY_KIB,
    });
    process.stdout.write(
      `Promoter ${wanted.code} is there. ${wanted.ownerEmail} owns it${password ? `; the first password is ${password}` : ''}.\n`,
    );
  } finally {
    await database.close();
  }
}
