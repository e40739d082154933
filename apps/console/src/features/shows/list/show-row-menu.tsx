import Divider from '@mui/material/Divider';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { useShowActions } from '../menu/use-show-actions.ts';

type ListedShow = Pick<ShowSummary, 'showCode' | 'name' | 'seating' | 'status'>;

export function ShowRowMenu({ show }: { show: ListedShow }) {
  const { t, i18n } = useTranslation('shows');
  return (
    <MoreMenu label={t('list.menu', { name: chooseText(show.name, i18n.language) })}>
      <RowActions show={show} />
    </MoreMenu>
  );
}

function RowActions({ show }: { show: ListedShow }) {
  const { t } = useTranslation('shows');
  const { showCode } = show;
  return (
    <>
      <MenuEntry label={t('actions.open')} to={paths.show(showCode)} />
      <MenuEntry label={t('actions.editDetails')} to={paths.showDetails(showCode)} />
      <MenuEntry label={t('actions.editTickets')} to={paths.showTickets(showCode)} />
      {show.seating === 'RESERVED' && (
        <MenuEntry label={t('actions.manageSeats')} to={paths.seats(showCode, 'tickets')} />
      )}
      <Divider component="li" />
      {useShowActions(show).map(({ key, ...action }) => (
        <MenuEntry key={key} {...action} />
      ))}
    </>
  );
}
