import * as endpoints from '@parterre/contract/guest-lists';
import { bind } from '../../bind.ts';
import { exportDoorList, exportDoorListPdf } from '../../reports/door-list/export-list.ts';
import { exportShowDoorList, exportShowDoorListPdf } from '../../reports/door-list/export-show.ts';
import { createGuestList } from './create.ts';
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
import { removeGuestList } from './remove.ts';
import { updateGuestList } from './update.ts';

export const guestListRoutes = [
  bind(endpoints.listGuestLists, listGuestLists),
  bind(endpoints.listShowGuestLists, listShowGuestLists),
  bind(endpoints.createGuestList, createGuestList),
  bind(endpoints.getGuestList, getGuestList),
  bind(endpoints.updateGuestList, updateGuestList),
  bind(endpoints.removeGuestList, removeGuestList),
  bind(endpoints.listGuests, listGuests),
  bind(endpoints.addGuest, addGuest),
  bind(endpoints.updateGuest, updateGuest),
  bind(endpoints.removeGuest, removeGuest),
  bind(endpoints.previewGuests, previewGuests),
  bind(endpoints.importGuests, importGuests),
  bind(endpoints.approveGuests, approveGuests),
  bind(endpoints.declineGuests, declineGuests),
  bind(endpoints.issueGuests, issueGuests),
  bind(endpoints.withdrawGuests, withdrawGuests),
  bind(endpoints.exportDoorList, exportDoorList, { 'application/pdf': exportDoorListPdf }),
  bind(endpoints.exportShowDoorList, exportShowDoorList, { 'application/pdf': exportShowDoorListPdf }),
];
