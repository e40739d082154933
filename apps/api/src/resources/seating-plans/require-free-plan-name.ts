import { AppError, fieldError } from '../../errors.ts';
import { toSearchKey } from '../../lists/search-key.ts';

/** Two plans of a venue that read the same would be mistaken for each other: NAME_TAKEN. */
export function requireFreePlanName(
  plans: readonly { id: number; name: string }[],
  name: string,
  ownId?: number,
): void {
  const isTaken = plans.some((plan) => plan.id !== ownId && toSearchKey(plan.name) === toSearchKey(name));
  if (isTaken)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('name', 'planNameTaken')],
    });
}
