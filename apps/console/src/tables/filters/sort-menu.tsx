import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '#ui/controls/more-menu.tsx';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';
import type { TableUrlModel } from '../url/use-table-url-state.ts';

interface SortMenuProps {
  url: TableUrlModel;
  sorts: readonly { value: string; label: string }[];
}

/** Sorts a list where headings cannot: by values without a column, and on a phone. */
export function SortMenu({ url, sorts }: SortMenuProps) {
  const { t } = useTranslation('kit');
  const { sort, isDescending } = url.state;
  const Direction = isDescending ? ChevronDownIcon : ChevronUpIcon;
  const items = [
    ...sorts.map(({ value, label }) => ({ value, label, isOn: value === sort, turn: isDescending })),
    ...[false, true].map((turn) => ({
      value: sort,
      label: t(turn ? 'tables.descending' : 'tables.ascending'),
      isOn: turn === isDescending,
      turn,
    })),
  ];
  return (
    <MenuButton
      endIcon={<Direction sx={{ color: 'text.tertiary' }} />}
      label={sorts.find(({ value }) => value === sort)?.label}
      size="small"
      sx={{ flex: 'none' }}
      variant="outlined"
    >
      {items.map(({ value, label, isOn, turn }, at) => [
        at === sorts.length && <Divider component="li" key="line" />,
        <MenuItem
          aria-checked={isOn}
          key={label}
          onClick={() => url.setSort(value, turn)}
          role="menuitemradio"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          {label}
          {isOn && <CheckIcon sx={{ color: 'primary.ink' }} />}
        </MenuItem>,
      ])}
    </MenuButton>
  );
}
