import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SaveBarProps {
  /** Left: what changed or what is wrong. */
  summary: ReactNode;
  /** Right: Discard and one primary button. */
  actions: ReactNode;
}

/** The bar at the foot of a form or a map; shown only when something changed. */
export function SaveBar({ summary, actions }: SaveBarProps) {
  return (
    <Box
      ref={keepFocus}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1,
        px: 3,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Box role="status" sx={SUMMARY_LOOK}>
        {summary}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>{actions}</Box>
    </Box>
  );
}

/** The pressed button goes with its bar: the drawer gets the focus at once, so that no key after it is lost. */
const keepFocus = (bar: HTMLElement) => () => {
  const { activeElement, body } = document;
  if (activeElement === body || bar.contains(activeElement)) bar.closest<HTMLElement>('[role=dialog]')?.focus();
};

/** Takes a line of its own where the buttons would squeeze it. */
const SUMMARY_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: '1 1 200px',
  minWidth: 0,
  '&:empty': { flexBasis: 0 },
};
