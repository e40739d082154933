import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveGroupDialog, useRemovalObstacle } from '#programme/price-groups/remove-group-dialog.tsx';
import { useDuplicateGroup } from '#programme/price-groups/use-duplicate-group.ts';
import { CopyIcon, TrashIcon } from '#ui/icons.tsx';

interface GroupActionsProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  /** The reason is shown by the drawer. */
  isLocked: boolean;
  onRemoved: () => void;
}

/** These actions are below the form, because they save nothing of it. */
export function GroupActions({ group, show, isLocked, onRemoved }: GroupActionsProps) {
  const { t } = useTranslation('price-groups');
  const { duplicate, isDuplicating } = useDuplicateGroup(show.showCode, group);
  const obstacle = useRemovalObstacle(group);
  const [isAsked, setAsked] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          disabled={isLocked}
          loading={isDuplicating}
          onClick={() => void duplicate()}
          startIcon={<CopyIcon />}
          variant="outlined"
        >
          {t('duplicate')}
        </Button>
        <Button
          color="error"
          disabled={isLocked || obstacle !== undefined}
          onClick={() => setAsked(true)}
          startIcon={<TrashIcon />}
          variant="outlined"
        >
          {t('remove')}
        </Button>
      </Box>
      {obstacle && <Box sx={{ typography: 'note', color: 'text.secondary' }}>{obstacle}</Box>}
      <RemoveGroupDialog
        group={group}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onRemoved={onRemoved}
        show={show}
      />
    </Box>
  );
}
