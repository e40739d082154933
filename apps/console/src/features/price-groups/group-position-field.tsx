import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#forms/fields/select-field.tsx';
import { chooseText } from '#i18n/choose-text.ts';

interface GroupPositionFieldProps {
  group: PriceGroup;
  /** Of the event, in their order. */
  groups: readonly PriceGroup[];
  show: Pick<Show, 'defaultCulture'>;
}

/** Where the group stands among the others: first, or after another one. */
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
