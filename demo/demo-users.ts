import type { StandardRole } from '@parterre/contract/wire/permissions';
import { memberships } from '../apps/api/src/db/schema/ground/users.ts';
import { runAsSystem } from '../apps/api/src/db/system.ts';
import { createUser } from '../apps/api/src/identity/users/users.ts';
import { DEMO_PROMOTERS, HARBOUR_HALL, KULTURWERK } from './demo-promoters.ts';
import type { DemoSetting } from './demo-setting.ts';

export interface DemoUser {
  email: string;
  name: string;
  role: StandardRole;
}

/** The password of every demo account. It is printed when the server starts with the demo. */
export const DEMO_PASSWORD = 'parterre-demo';

export const DEMO_USERS: readonly DemoUser[] = [
  { email: 'owner@demo.parterre.test', name: 'Olivia Brandt', role: 'owner' },
  { email: 'events@demo.parterre.test', name: 'Emil Okafor', role: 'event-manager' },
  { email: 'seating@demo.parterre.test', name: 'Selma Ruiz', role: 'seating-manager' },
  { email: 'boxoffice@demo.parterre.test', name: 'Ben Oduya', role: 'box-office' },
  { email: 'finance@demo.parterre.test', name: 'Fiona Marsh', role: 'finance' },
  { email: 'reports@demo.parterre.test', name: 'Rosa Lindqvist', role: 'reports-only' },
  { email: 'partner@demo.parterre.test', name: 'Paul Tanaka', role: 'partner' },
];

/**
 * Creates the demo accounts: the owner works for all promoters, the partner sees its own site, the others work for the
 * first two.
 */
export async function createDemoUsers({ database, now }: DemoSetting, memoryKib: number): Promise<void> {
  for (const { email, name, role } of DEMO_USERS) {
    const user = await createUser(database, { email, name, password: DEMO_PASSWORD }, { now, memoryKib });
    const hosts = role === 'owner' ? DEMO_PROMOTERS : [HARBOUR_HALL, KULTURWERK];
    await runAsSystem(database, async (db) => {
      await db.insert(memberships).values(
        hosts.map((promoter) => ({
          promoterId: promoter.id,
          userId: user.id,
          role,
          scope: role === 'partner' ? ('partner-site' as const) : ('promoter' as const),
          scopeIds: role === 'partner' ? [promoter.partnerSiteId] : [],
        })),
      );
    });
  }
}
