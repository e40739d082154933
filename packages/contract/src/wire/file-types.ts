/** Content types of files, as Accept names them. */
export const CSV = 'text/csv';
export const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const JSON_TYPE = 'application/json';
export const PDF = 'application/pdf';
