import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CloseIcon } from './icons.tsx';
import { TipIconButton } from './tip-icon-button.tsx';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Read-only facts beside the title. */
  facts?: ReactNode;
  footer?: ReactNode;
}

/** A plain drawer on the right: header 56, body, footer. It stays open for as long as it is mounted. */
export function SidePanel({ title, closeLabel, onClose, children, facts, footer }: SidePanelProps) {
  const titleId = useId();
  return (
    <Drawer open anchor="right" onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: 'none',
          height: 56,
          pl: 3,
          pr: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h5" component="h2">
          {title}
        </Typography>
        {facts}
        <Box sx={{ flex: 1 }} />
        <TipIconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </TipIconButton>
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', px: 3, py: 2.5 }}>{children}</Box>
      {footer}
    </Drawer>
  );
}
