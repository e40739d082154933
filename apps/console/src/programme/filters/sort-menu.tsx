import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableUrlModel } from '../../tables/url/use-table-url-state.ts';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.tsx';
import { PROGRAMME_SORTS } from '../programme-query.ts';

/** The order of the list, also where there is no heading to press. */
export function SortMenu({ url }: { url: TableUrlModel }) {
  const { t } = useTranslation('programme');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sort, isDescending } = url.state;
  const choose = (nextSort: string, nextDescending: boolean) => {
    setAnchor(null);
    url.setSort(nextSort, nextDescending);
  };
  const Direction = isDescending ? ChevronDownIcon : ChevronUpIcon;
  const items = [
    ...PROGRAMME_SORTS.map((value) => ({ value, label: t(`sort.${value}`), isOn: value === sort, turn: isDescending })),
    ...[false, true].map((turn) => ({
      value: sort,
      label: t(turn ? 'sort.descending' : 'sort.ascending'),
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
        {t(`sort.${sort}`)}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {items.map(({ value, label, isOn, turn }, at) => [
            at === PROGRAMME_SORTS.length && <Divider component="li" key="line" />,
            <MenuItem
              aria-checked={isOn}
              key={label}
              onClick={() => choose(value, turn)}
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
