import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { TipIconButton } from '#ui/tip-icon-button.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

/** What concerns all seats at once: the allocation of another event, and the holds as a list. */
export function MoreMenu() {
  const { t } = useTranslation('seats');
  const { show } = useSeatDesk();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const go = (path: string) => {
    setAnchor(null);
    void navigate(path);
  };
  return (
    <>
      <TipIconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        label={t('bar.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </TipIconButton>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        <MenuItem onClick={() => go(paths.seatsCopy(show.showCode))}>{t('bar.copy')}</MenuItem>
        <MenuItem onClick={() => go(paths.showHolds(show.showCode))}>{t('bar.ledger')}</MenuItem>
      </Menu>
    </>
  );
}
