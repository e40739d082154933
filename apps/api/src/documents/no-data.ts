import { AppError } from '../errors.ts';

/** The error for a file that would have no rows. */
export const noData = (): AppError => new AppError('NO_DATA', { detail: 'No data to download' });
