import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 12px',
  borderRadius: 6,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first stop of the Tab key: past the navigation, to the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  const focusContent = () => document.getElementById('content')?.focus();
  return (
    <Anchor
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        focusContent();
      }}
    >
      {children}
    </Anchor>
  );
}
