import type { TextByCulture } from '@parterre/contract/wire/values';
import { AppError, fieldError } from '../../errors.ts';
import { chooseText } from '../../texts/choose-text.ts';
import type { PriceGroupRow } from './read.ts';

/** Two groups that read the same on screen would be mistaken for each other: NAME_TAKEN. */
export function requireFreeGroupName(
  groups: readonly PriceGroupRow[],
  name: TextByCulture,
  culture: string,
  ownId?: number,
): void {
  const wanted = chooseText(name, culture).toLocaleLowerCase();
  const isTaken = groups.some(
    (group) => group.id !== ownId && chooseText(group.name, culture).toLocaleLowerCase() === wanted,
  );
  if (isTaken)
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError(`name.${culture}`, 'groupNameTaken')],
    });
}
