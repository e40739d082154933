import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormSection } from '#forms/fields/form-section.tsx';

interface FormPartProps {
  /** Names the part in the URL: `#where`. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the form that can be linked to. */
export function FormPart({ id, title, children }: FormPartProps) {
  return (
    <Box id={id} sx={{ scrollMarginTop: 72 }}>
      <FormSection title={title}>{children}</FormSection>
    </Box>
  );
}

/** Keeps the save bar of a long form at the foot of the window, over the width of the page. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <Box sx={LOOK}>{children}</Box>;
}

/** From edge to edge; its words and buttons stand in line with those of the page. */
const LOOK = {
  position: 'sticky',
  bottom: 0,
  zIndex: 9,
  mx: { xs: -2, sm: -4 },
  mt: 3,
  mb: { xs: -3, sm: -4 },
  '& > div': { px: { xs: 2, sm: 4 } },
};
