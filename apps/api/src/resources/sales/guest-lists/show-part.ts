import { and, count, eq } from 'drizzle-orm';
import { guestLists, guests } from '#db/schema/sales/guest-lists.ts';
import type { ShowPart } from '#resources/ground/show-rows/show-part.ts';

export const guestListsOfShow: ShowPart = {
  async remove(change, { promoterId, id }) {
    await change.db.delete(guests).where(and(eq(guests.promoterId, promoterId), eq(guests.showId, id)));
    const ofShow = and(eq(guestLists.promoterId, promoterId), eq(guestLists.showId, id));
    const [found] = await change.db.select({ lists: count() }).from(guestLists).where(ofShow);
    await change.db.delete(guestLists).where(ofShow);
    return { guestLists: found?.lists ?? 0 };
  },

  retime: (change, show) => change.run(RETIME, [show.promoterId, show.id, show.timeZone]),
};

const RETIME = `
  update guest_lists set revision = revision + 1, cut_off_at = cut_off_at_local at time zone $3
  where promoter_id = $1 and show_id = $2 and cut_off_at_local is not null`;
