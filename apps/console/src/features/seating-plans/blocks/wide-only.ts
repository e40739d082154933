/** A column that gives way on a phone. */
export const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } };
