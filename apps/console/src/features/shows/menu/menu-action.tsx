import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';

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
