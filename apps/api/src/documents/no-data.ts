import { AppError } from '../errors.ts';

export const noData = (): AppError => new AppError('NO_DATA', { detail: 'No data to download' });
