/** The calls of shows and the shapes that others use, whatever file declares them. */
export { DuplicatedShows, duplicateShow } from './shows/duplicate.ts';
export { type HistoryObject, listShowHistory } from './shows/history.ts';
export { listShows, ShowListQuery } from './shows/list.ts';
export { moveShow } from './shows/move.ts';
export { getShowOverview, getShowReadiness, Readiness, ReadinessEntry, ShowOverview } from './shows/overview.ts';
export { CreateShow, createShow, getShow, removeShow, updateShow } from './shows/set-up.ts';
export {
  listShowPartnerSites,
  putShowImage,
  removeShowImage,
  ShowPartnerSites,
  updateSeatPicker,
} from './shows/settings.ts';
export {
  DEFAULT_SEAT_PICKER,
  SaleState,
  Seating,
  SeatPicker,
  SHOW_CONTEXTS,
  Show,
  ShowStatus,
  ShowSummary,
  showParams,
} from './shows/show.ts';
