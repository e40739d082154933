import { styled } from '@mui/material/styles';

export const Kbd = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  minWidth: 20,
  padding: '0 5px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));
