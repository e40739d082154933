import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import type { ShowSummary } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { MenuAction, type ShowAction, useShowActions } from '../menu/menu-action.tsx';

type ListedShow = Pick<ShowSummary, 'showCode' | 'name' | 'seating' | 'status'>;

/** Where one can go from a row of the board, and what can be done with its event. */
export function ShowRowMenu({ show }: { show: ListedShow }) {
  const { t, i18n } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('list.menu', { name: chooseText(show.name, i18n.language) })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && <RowActions anchor={anchor} onClose={close} show={show} />}
    </>
  );
}

function RowActions({ anchor, show, onClose }: { anchor: HTMLElement; show: ListedShow; onClose: () => void }) {
  const { t } = useTranslation('shows');
  const { showCode } = show;
  const seats = { key: 'seats', label: t('actions.manageSeats'), to: paths.seats(showCode, 'tickets') };
  const places: ShowAction[] = [
    { key: 'open', label: t('actions.open'), to: paths.show(showCode) },
    { key: 'details', label: t('actions.editDetails'), to: paths.showDetails(showCode) },
    { key: 'tickets', label: t('actions.editTickets'), to: paths.showTickets(showCode) },
    ...(show.seating === 'RESERVED' ? [seats] : []),
  ];
  const acts = useShowActions(show);
  return (
    <Menu anchorEl={anchor} onClose={onClose} open>
      {places.map((action) => (
        <MenuAction action={action} key={action.key} onDone={onClose} />
      ))}
      <Divider component="li" />
      {acts.map((action) => (
        <MenuAction action={action} key={action.key} onDone={onClose} />
      ))}
    </Menu>
  );
}
