import Box from '@mui/material/Box';
import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoveGroupDialog, useRemovalObstacle } from '#programme/price-groups/remove-group-dialog.tsx';
import { useDuplicateGroup } from '#programme/price-groups/use-duplicate-group.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { CopyIcon, TrashIcon } from '#ui/icons.tsx';

interface GroupActionsProps {
  group: PriceGroup;
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  /** Why the group cannot be changed. */
  reason: string | undefined;
  onRemoved: () => void;
}

/** These actions are below the form, because they save nothing of it. */
export function GroupActions({ group, show, reason, onRemoved }: GroupActionsProps) {
  const { t } = useTranslation('price-groups');
  const { duplicate, isDuplicating } = useDuplicateGroup(show.showCode, group);
  const obstacle = useRemovalObstacle(group);
  const [isAsked, setAsked] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReasonedButton
          loading={isDuplicating}
          onClick={() => void duplicate()}
          reason={reason}
          startIcon={<CopyIcon />}
          variant="outlined"
        >
          {t('duplicate')}
        </ReasonedButton>
        <ReasonedButton
          color="error"
          onClick={() => setAsked(true)}
          reason={reason ?? obstacle}
          startIcon={<TrashIcon />}
          variant="outlined"
        >
          {t('remove')}
        </ReasonedButton>
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
