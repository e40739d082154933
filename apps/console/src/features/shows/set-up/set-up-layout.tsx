import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { SetUpRail } from './set-up-rail.tsx';

/** The pages of an event's set-up beside the rail that leads through them; under 1280 px the rail lies above. */
export function SetUpLayout() {
  return (
    <Box sx={LAYOUT_LOOK}>
      <SetUpRail showCode={useShowCode()} />
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}

const LAYOUT_LOOK = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '168px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 2,
};
