import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { Logo } from '#brands/logo.tsx';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { FrameMenu } from './frame-menu.ts';

interface WorkBarProps {
  /** What is done here, for the title of the window. */
  title: string;
  /** What it is done to. */
  name: string;
  backTo: string;
  backLabel: string;
  /** True if the work lies under the bar. */
  isAbove?: boolean;
  children: ReactNode;
}

/** The bar over a drawing that takes the whole window, instead of the navigation. */
export function WorkBar({ title, name, backTo, backLabel, isAbove = false, children }: WorkBarProps) {
  const { brand } = useTheme();
  return (
    <Box component="header" sx={isAbove ? BAR_ABOVE_LOOK : BAR_LOOK}>
      <title>{`${title}, ${name} · ${brand.displayName}`}</title>
      <Box sx={OWN_LOOK}>
        <TipIconButton href={backTo} label={backLabel}>
          <ChevronLeftIcon />
        </TipIconButton>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <Logo variant="minimal" size={20} />
        </Box>
        <Typography variant="body2" component="h1" data-page-title tabIndex={-1} sx={NAME_LOOK}>
          {name}
        </Typography>
        {children}
      </Box>
      {useContext(FrameMenu)}
    </Box>
  );
}

const BAR_LOOK = {
  flex: 'none',
  height: BAR_HEIGHT_PX,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1.25 },
  pl: 1,
  pr: { xs: 1, sm: 2 },
  // At 320 px a long word of a test environment is scrolled to, not lost.
  overflowX: { xs: 'auto', sm: 'visible' },
  bgcolor: LOOK.surface,
  borderBottom: `1px solid ${LOOK.line}`,
} as const;

/** A bar over the work that lies under it. */
export const BAR_ABOVE_LOOK = { ...BAR_LOOK, position: 'absolute', zIndex: 4, left: 0, right: 0, top: 0 } as const;

/** On a phone the bar's own buttons scroll, in languages with long words, so that the profile menu keeps its place. */
const OWN_LOOK = {
  display: { xs: 'flex', sm: 'contents' },
  alignItems: 'center',
  // As wide as 320 px leaves room for.
  gap: 0.25,
  flex: 1,
  minWidth: 0,
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const NAME_LOOK = ({ breakpoints }: Theme) => ({
  fontWeight: 'fontWeightMedium',
  minWidth: { xs: 0, sm: 40 },
  flexShrink: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // On a phone the buttons leave room for half of a name: two lines have all of most.
  [breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    typography: 'caption',
    fontWeight: 'fontWeightMedium',
  },
  // Less than a letter would be left of it; it stays the heading.
  '@media (max-width: 359px)': VISUALLY_HIDDEN,
});
