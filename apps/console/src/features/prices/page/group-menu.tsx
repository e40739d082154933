import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useDuplicatePriceGroupMutation, useRemovePriceGroupMutation } from '#api/queries/price-groups.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { MoreIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';

interface GroupMenuProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
}

/** What can be done with a group; one that has tickets or codes cannot be deleted, and says so. */
export function GroupMenu({ group, show }: GroupMenuProps) {
  const { t, i18n } = useTranslation('prices');
  const keep = useKeptFilter();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { duplicate, remove } = useGroupActions(group, show);
  const name = chooseText(group.name, i18n.language, show.defaultCulture);
  const handleClose = () => setAnchor(null);
  const obstacle = findObstacle(group);
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
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          <MenuItem component={Link} to={keep(paths.showTicketNew(show.showCode, group.priceGroupId))}>
            {t('page.add')}
          </MenuItem>
          <MenuItem component={Link} to={keep(paths.showTicketGroup(show.showCode, group.priceGroupId))}>
            {t('groups.edit')}
          </MenuItem>
          <MenuItem onClick={() => void duplicate()}>{t('groups.duplicate')}</MenuItem>
          <MenuItem disabled={obstacle !== null} onClick={() => setAsked(true)}>
            {obstacle ? t(obstacle.key, { count: obstacle.count }) : t('groups.remove')}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={() => remove(name).then(() => setAsked(false))}
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

function findObstacle({ priceCount, offerCodeCount }: PriceGroup) {
  if (priceCount > 0) return { key: 'groups.cannotRemove', count: priceCount };
  return offerCodeCount > 0 ? { key: 'groups.hasCodes', count: offerCodeCount } : null;
}

function useGroupActions({ priceGroupId, revision }: PriceGroup, { showCode }: Pick<Show, 'showCode'>) {
  const { t } = useTranslation('prices');
  const [duplicateGroup] = useDuplicatePriceGroupMutation();
  const [removeGroup] = useRemovePriceGroupMutation();
  const params = { showCode, priceGroupId };
  return {
    duplicate: async () => {
      try {
        await duplicateGroup({ params, body: {} }).unwrap();
        showToast(t('groups.duplicated'), 'success');
      } catch (error) {
        showToast(errorText(error), 'error');
      }
    },
    remove: async (name: string) => {
      try {
        await removeGroup({ params, revision }).unwrap();
        showToast(t('groups.removed', { name }), 'success');
      } catch (error) {
        showToast(errorText(error), 'error');
        throw error;
      }
    },
  };
}
