import Box, { type BoxProps } from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface LabelledProps extends Pick<BoxProps, 'sx'> {
  label: ReactNode;
  /** Renders the control with this id. */
  children: (id: string) => ReactNode;
}

/** A label above a control that is no field of a form. */
export function Labelled({ label, sx, children }: LabelledProps) {
  const id = useId();
  return (
    <Box sx={sx}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, typography: 'subtitle2' }}>
        {label}
      </Box>
      {children(id)}
    </Box>
  );
}
