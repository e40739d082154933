import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/notices.tsx';
import { useRemovePriceGroupMutation } from '../../price-groups/queries.ts';
import type { TicketGroup } from './group-tickets.ts';
import { useDuplicateGroup } from './use-duplicate-group.ts';

interface GroupMenuProps {
  entry: TicketGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
}

/** What can be done with a group; one that has tickets cannot be deleted, and says so. */
export function GroupMenu({ entry, show }: GroupMenuProps) {
  const { t, i18n } = useTranslation('prices');
  const { group, tickets } = entry;
  const { showCode } = show;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [removeGroup] = useRemovePriceGroupMutation();
  const duplicate = useDuplicateGroup(showCode);
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const close = () => setAnchor(null);
  const remove = async () => {
    const { priceGroupId, revision } = group;
    try {
      await removeGroup({ params: { showCode, priceGroupId }, revision }).unwrap();
      showToast(t('groups.removed', { name }), 'success');
      setAsked(false);
    } catch (error) {
      showToast(errorText(error), 'error');
      throw error;
    }
  };
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={t('groups.menu', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          <MenuItem component={Link} to={paths.showTicketNew(showCode, group.priceGroupId)}>
            {t('page.add')}
          </MenuItem>
          <MenuItem component={Link} to={paths.showTicketGroup(showCode, group.priceGroupId)}>
            {t('groups.rename')}
          </MenuItem>
          <MenuItem onClick={() => void duplicate(entry)}>{t('groups.duplicate')}</MenuItem>
          <MenuItem disabled={tickets.length > 0} onClick={() => setAsked(true)}>
            {tickets.length > 0 ? t('groups.cannotRemove', { count: tickets.length }) : t('groups.remove')}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={remove}
        request={
          isAsked
            ? {
                title: t('groups.removeTitle', { name }),
                body: t('groups.removeBody'),
                confirmLabel: t('groups.remove'),
                isDangerous: true,
              }
            : null
        }
      />
    </>
  );
}
