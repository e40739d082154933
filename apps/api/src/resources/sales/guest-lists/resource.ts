import { eq } from 'drizzle-orm';
import { guestLists } from '#db/schema/sales/guest-lists.ts';
import { ownedByShow } from '#identity/owner.ts';
import { ofSameShow, type PartOfShow, reference } from '#resource.ts';
import { createGuestList, removeGuestList, updateGuestList } from './change.ts';
import { exportDoorList, exportShowDoorList } from './door-list/export-door-list.ts';
import { addGuest, removeGuest, updateGuest } from './guests/change.ts';
import { approveGuests, declineGuests } from './guests/decide.ts';
import { listGuests } from './guests/list.ts';
import { withdrawGuests } from './guests/withdraw.ts';
import { importGuests, previewGuests } from './import/import.ts';
import { issueGuests } from './issue/issue.ts';
import { listGuestLists } from './list.ts';
import { getGuestList, listShowGuestLists } from './read.ts';

export const guestListsResource: PartOfShow = {
  slug: 'guest-lists',
  showActions: [],
  routes: [
    listGuestLists,
    listShowGuestLists,
    createGuestList,
    getGuestList,
    updateGuestList,
    removeGuestList,
    listGuests,
    addGuest,
    updateGuest,
    removeGuest,
    previewGuests,
    importGuests,
    approveGuests,
    declineGuests,
    issueGuests,
    withdrawGuests,
    exportDoorList,
    exportShowDoorList,
  ],

  async findOwner(db, id) {
    const fields = { promoterId: guestLists.promoterId, showId: guestLists.showId };
    const [row] = await db
      .select(fields)
      .from(guestLists)
      .where(eq(guestLists.id, Number(id)));
    return row && ownedByShow(row);
  },

  checks: {
    'a guest who was issued has as many tickets that stand as people come, any other has none': `select g.promoter_id, g.id from guests g
       where case g.status when 'ISSUED' then 1 + g.plus_ones else 0 end <>
         (select count(*) from order_items i
          where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE')`,
    'the tickets of a guest are those of the list and cost nothing': `select g.promoter_id, g.id from guests g
       join guest_lists l on l.promoter_id = g.promoter_id and l.id = g.guest_list_id
       join order_items i on i.promoter_id = g.promoter_id and i.order_id = g.order_id
       where i.show_id <> l.show_id or i.paid_minor <> 0`,
    'a guest list brings at most the people it may': `select l.promoter_id, l.id from guest_lists l where l.allocation <
       (select coalesce(sum(1 + g.plus_ones), 0) from guests g where g.promoter_id = l.promoter_id
         and g.guest_list_id = l.id and g.status in ('REQUESTED', 'APPROVED', 'ISSUED'))`,
    ...reference('guest_lists', 'show_id', 'shows'),
    ...reference('guest_lists', 'hold_id', 'holds', ofSameShow),
    ...reference('guest_lists', 'price_type_id', 'price_types', ofSameShow),
    ...reference('guests', 'guest_list_id', 'guest_lists', ofSameShow),
    ...reference('guests', 'order_id', 'orders', ofSameShow),
  },
};
