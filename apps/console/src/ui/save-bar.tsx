import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SaveBarProps {
  /** On the left: the changes or the errors. */
  summary: ReactNode;
  /** On the right: Discard and one primary button. */
  actions: ReactNode;
}

/** The bar below a form or map; shown only after a change. */
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

/** The pressed button disappears with its bar, so the drawer takes the focus before the next key press. */
const keepFocus = (bar: HTMLElement) => () => {
  const { activeElement, body } = document;
  if (activeElement === body || bar.contains(activeElement)) bar.closest<HTMLElement>('[role=dialog]')?.focus();
};

/** Wraps to a line of its own if the buttons leave too little space. */
const SUMMARY_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: '1 1 200px',
  minWidth: 0,
  '&:empty': { flexBasis: 0 },
};
