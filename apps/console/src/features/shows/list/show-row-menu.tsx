import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ShowSummary } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { MoreIcon } from '../../../ui/icons.tsx';

/** Where one can go from a row of the board. */
export function ShowRowMenu({ show }: { show: Pick<ShowSummary, 'showCode' | 'name' | 'seating'> }) {
  const { t, i18n } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const label = t('list.menu', { name: chooseText(show.name, i18n.language) });
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          <MenuItem component={Link} to={paths.show(show.showCode)}>
            {t('actions.open')}
          </MenuItem>
          {show.seating === 'RESERVED' && (
            <MenuItem component={Link} to={paths.seats(show.showCode, 'tickets')}>
              {t('actions.manageSeats')}
            </MenuItem>
          )}
          <MenuItem component={Link} to={paths.showDetails(show.showCode)}>
            {t('actions.editDetails')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}
