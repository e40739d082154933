import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '#ui/icons.tsx';
import type { TableUrlModel } from '../url/use-table-url-state.ts';

interface SortMenuProps {
  url: TableUrlModel;
  sorts: readonly { value: string; label: string }[];
}

/** Sorts a list where headings cannot: by values without a column, and on a phone. */
export function SortMenu({ url, sorts }: SortMenuProps) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort, isDescending } = url.state;
  const handleChoose = (nextSort: string, nextDescending: boolean) => {
    setAnchor(null);
    url.setSort(nextSort, nextDescending);
  };
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
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        endIcon={<Direction sx={{ color: 'text.tertiary' }} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
        sx={{ flex: 'none' }}
        variant="outlined"
      >
        {sorts.find(({ value }) => value === sort)?.label}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {items.map(({ value, label, isOn, turn }, at) => [
            at === sorts.length && <Divider component="li" key="line" />,
            <MenuItem
              aria-checked={isOn}
              key={label}
              onClick={() => handleChoose(value, turn)}
              role="menuitemradio"
              sx={{ justifyContent: 'space-between', gap: 2 }}
            >
              {label}
              {isOn && <CheckIcon sx={{ color: 'primary.ink' }} />}
            </MenuItem>,
          ])}
        </Menu>
      )}
    </>
  );
}
