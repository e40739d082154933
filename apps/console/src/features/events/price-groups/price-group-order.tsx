import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { chooseText } from '#i18n/choose-text.ts';

/** Thrown when the order of the groups could not be saved (spec §8); the cause is the server's answer. */
export class OrderFailure extends Error {}

/** True if the order itself was refused; false for errors of a field and for STALE. */
export function isRefusedOrder(error: unknown): boolean {
  const problem = findProblem(error);
  return problem?.code !== 'STALE' && !problem?.fieldErrors?.length;
}

interface GroupPositionFieldProps {
  group: PriceGroup;
  /** In the show's order, which gives the positions. */
  groups: readonly PriceGroup[];
  show: Pick<Show, 'defaultCulture'>;
}

export function GroupPositionField({ group, groups, show }: GroupPositionFieldProps) {
  const { t, i18n } = useTranslation('price-groups');
  const others = groups.filter(({ priceGroupId }) => priceGroupId !== group.priceGroupId);
  if (others.length === 0) return null;
  return (
    <SelectField
      label={t('position')}
      name="displayOrder"
      options={[
        { value: 1, label: t('first') },
        ...others.map((other, index) => ({
          value: index + 2,
          label: t('after', { name: chooseText(other.name, i18n.language, show.defaultCulture) }),
        })),
      ]}
    />
  );
}
