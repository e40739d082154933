import { AppError } from '../errors.ts';

/** What is thrown instead of a file without a row. */
export const noData = (): AppError => new AppError('NO_DATA', { detail: 'No data to download' });
