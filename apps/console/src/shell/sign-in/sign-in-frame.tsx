import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Logo } from '#brands/logo.tsx';
import { SignInArt } from '#brands/sign-in-art.tsx';
import { EnvironmentName } from '../environment-name.tsx';

interface SignInFrameProps {
  children: ReactNode;
  footer?: ReactNode;
}

/** The layout of the pages before sign-in: text on the left, the brand's picture on the right. */
export function SignInFrame({ children, footer }: SignInFrameProps) {
  return (
    <Box
      component="main"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'minmax(0,560px) 1fr' },
        minHeight: '100vh',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', px: { xs: 3, sm: 6, md: 8 }, py: { xs: 4, sm: 5 } }}>
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.5, typography: 'body1', lineHeight: '32px' }}
        >
          <Logo variant="full" size={28} />
          <EnvironmentName />
        </Box>
        <Box sx={{ flex: 1 }} />
        <Box sx={{ maxWidth: 360, py: 4 }}>{children}</Box>
        <Box sx={{ flex: 1 }} />
        <Box component="footer" sx={{ display: 'flex', alignItems: 'center', minHeight: 32, color: 'text.secondary' }}>
          {footer}
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          position: 'sticky',
          top: 0,
          height: '100vh',
          overflow: 'hidden',
          borderLeft: 1,
          borderColor: 'divider',
          bgcolor: 'background.sunken',
        }}
      >
        <SignInArt />
      </Box>
    </Box>
  );
}
