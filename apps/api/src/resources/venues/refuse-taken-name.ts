import { AppError, fieldError } from '../../errors.ts';

/** Two venues of one name in one town would be mistaken for each other. */
export const refuseTakenName = (cause?: unknown): AppError =>
  new AppError('NAME_TAKEN', {
    fieldErrors: [fieldError('name', 'venueNameTaken')],
    cause,
  });
