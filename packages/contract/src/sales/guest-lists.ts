/** The calls of guest lists and the shapes that others use, whatever file declares them. */
export { approveGuests, declineGuests, IssuedGuests, issueGuests, withdrawGuests } from './guest-lists/decide.ts';
export { exportDoorList, exportShowDoorList } from './guest-lists/door-list.ts';
export {
  CreateGuestList,
  createGuestList,
  GuestList,
  getGuestList,
  listGuestLists,
  listShowGuestLists,
  removeGuestList,
  updateGuestList,
} from './guest-lists/guest-list.ts';
export { addGuest, Guest, listGuests, removeGuest, updateGuest } from './guest-lists/guests.ts';
export { importGuests, previewGuests, ReadGuests } from './guest-lists/import.ts';
