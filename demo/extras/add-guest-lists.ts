import { CreateGuestList } from '@parterre/contract/guest-lists/guest-list';
import { CreatedCompTicketType } from '@parterre/contract/prices';
import { listHolds } from '../../apps/api/src/resources/events/holds/read.ts';
import { listPriceGroups } from '../../apps/api/src/resources/events/price-groups/read.ts';
import { createCompPrice } from '../../apps/api/src/resources/events/prices/create-comp.ts';
import { createGuestList } from '../../apps/api/src/resources/sales/guest-lists/change.ts';
import { importGuests } from '../../apps/api/src/resources/sales/guest-lists/import/import.ts';
import { issueGuests } from '../../apps/api/src/resources/sales/guest-lists/issue/issue.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import type { ReadyShow } from '../set-up-show.ts';

const ACTOR = 'Mina Park';
const AGE_DAYS = 2;
const PRESS = ['Amara Nwosu +1', 'Björn Sjöberg'];
const PRESS_TO_ISSUE = ['Chiara Ferri +1', 'Дмитрий Орлов', 'Eleni Παππά +1', 'Farid Haddad'];
const FRIENDS = ['Gloria Mendes +2', 'Hiro Tanaka +1', 'Ingrid Vogel'];

/**
 * Adds two guest lists after the sales: press seats out of a hold, some with tickets, and friends of the house who wait
 * for a decision.
 */
export async function addGuestLists(setting: DemoSetting, shows: readonly ReadyShow[]): Promise<void> {
  for (const title of ['Mahler: Symphony No. 5', 'Weihnachtsmärchen']) {
    const show = shows.find(({ spec }) => Object.values(spec.name).includes(title));
    if (!show) throw new Error(`The demo has no event ${title}`);
    await inviteGuests(setting, show);
  }
}

async function inviteGuests(setting: DemoSetting, { promoter, showCode }: ReadyShow): Promise<void> {
  const moment = { promoterId: promoter.id, at: daysAgo(setting, AGE_DAYS), actor: ACTOR };
  const params = { showCode };
  const isGerman = promoter.defaultCulture === 'de';
  const groups = await runVerb(setting, moment, (ctx) => listPriceGroups(ctx, { params }));
  const comp = CreatedCompTicketType.parse({
    priceGroupId: groups.items[0]?.priceGroupId,
    name: { [promoter.defaultCulture]: isGerman ? 'Gästekarte' : 'Guest ticket' },
  });
  const { priceTypeId } = await runVerb(setting, moment, (ctx) => createCompPrice(ctx, { params, body: comp }));
  const holds = await runVerb(setting, moment, (ctx) => listHolds(ctx, { params }));
  const hold = holds.items.find(({ reservationFlag }) => reservationFlag === 'PRS');

  const open = (fields: object) =>
    runVerb(setting, moment, (ctx) => createGuestList(ctx, { params, body: CreateGuestList.parse(fields) }));
  const invite = ({ guestListId }: { guestListId: number }, guests: readonly string[]) =>
    runVerb(setting, moment, (ctx) =>
      importGuests(ctx, {
        params: { guestListId },
        query: {},
        file: { name: 'guests.txt', bytes: Buffer.from(guests.join('\n')) },
      }),
    );

  const press = await open({
    name: isGerman ? 'Presse' : 'Press',
    ownerName: ACTOR,
    allocation: 12,
    mostPlusOnes: 1,
    priceTypeId,
    holdId: hold?.holdId ?? null,
  });
  await invite(press, PRESS);
  await runVerb(setting, moment, (ctx) =>
    issueGuests(ctx, { params: { guestListId: press.guestListId }, body: { seats: [] } }),
  );
  await invite(press, PRESS_TO_ISSUE);
  const friends = await open({
    name: isGerman ? 'Freunde des Hauses' : 'Friends of the house',
    ownerName: 'Olivia Brandt',
    allocation: 10,
    mostPlusOnes: 2,
    needsApproval: true,
    priceTypeId,
  });
  await invite(friends, FRIENDS);
}
