import type { AnyVerb } from '../../verb.ts';
import { createGuestList, removeGuestList, updateGuestList } from './change.ts';
import { exportDoorList, exportShowDoorList } from './door-list/export-door-list.ts';
import { addGuest } from './guests/add.ts';
import { approveGuests, declineGuests } from './guests/decide.ts';
import { listGuests } from './guests/list.ts';
import { removeGuest } from './guests/remove.ts';
import { updateGuest } from './guests/update.ts';
import { withdrawGuests } from './guests/withdraw.ts';
import { importGuests, previewGuests } from './import/import.ts';
import { issueGuests } from './issue/issue.ts';
import { listGuestLists } from './list.ts';
import { getGuestList, listShowGuestLists } from './read.ts';

export const guestListRoutes: readonly AnyVerb[] = [
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
];
