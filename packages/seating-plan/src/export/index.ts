export { exportCsv } from './export-csv.ts';
export { exportParterre } from './export-parterre.ts';
export { exportPretix } from './export-pretix.ts';
export { listExportLosses } from './list-export-losses.ts';
