import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { ShowSummary } from '@parterre/contract/shows';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';

/** Something that can be done: a place to go to, or an act. */
export interface ShowAction {
  key: string;
  label: string;
  to?: string;
  act?: () => void;
  /** Why not; undefined: it may be done. */
  reason?: string | undefined;
  isDangerous?: boolean;
}

/** A line of a menu. One that may not be used keeps its place and says why; it takes the focus, so that it can be read. */
export function MenuAction({ action, onDone }: { action: ShowAction; onDone: () => void }) {
  const { label, to, act, reason, isDangerous } = action;
  if (reason !== undefined)
    return (
      <MenuItem aria-disabled onClick={stop} sx={LOCKED_LOOK}>
        <Box component="span" sx={{ color: 'text.disabled' }}>
          {label}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {reason}
        </Box>
      </MenuItem>
    );
  if (to !== undefined)
    return (
      <MenuItem component={Link} onClick={onDone} to={to}>
        {label}
      </MenuItem>
    );
  return (
    <MenuItem
      onClick={() => {
        onDone();
        act?.();
      }}
      sx={isDangerous ? { color: 'error.ink' } : null}
    >
      {label}
    </MenuItem>
  );
}

const stop = (event: MouseEvent) => event.stopPropagation();

const LOCKED_LOOK = {
  display: 'grid',
  py: 0.75,
  maxWidth: 300,
  whiteSpace: 'normal',
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
};

type ListedShow = Pick<ShowSummary, 'showCode' | 'status'>;

/** What can be done with an event from everywhere: read it in short, change its status, move and duplicate it. */
export function useShowActions({ showCode, status }: ListedShow): ShowAction[] {
  const { t } = useTranslation('shows');
  const { search } = useLocation();
  const canWrite = useCan('show:write');
  const notAllowed = canWrite ? undefined : t('kit:notAllowed', { permission: 'show:write' });
  const cancelled = status === 'CANCELLED' ? t('errors:rules.cancelled-event-stays') : undefined;
  return [
    { key: 'information', label: t('actions.information'), to: paths.eventInformation(showCode, search) },
    { key: 'status', label: t('actions.changeStatus'), to: paths.showStatus(showCode), reason: notAllowed },
    { key: 'move', label: t('actions.move'), to: paths.showMove(showCode), reason: notAllowed ?? cancelled },
    { key: 'duplicate', label: t('actions.duplicate'), to: paths.showDuplicate(showCode), reason: notAllowed },
  ];
}
