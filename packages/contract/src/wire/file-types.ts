/** Content types of files, as Accept names them. */
export const CSV = 'text/csv';
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const JSON_TYPE = 'application/json';
export const PDF = 'application/pdf';

/**
 * The header of requests whose rows go into a file; its value does not matter. A list that names people shows them only
 * to users with `customer:export` then, and the audit records who took it.
 */
export const FILE_HEADER = 'parterre-file';
