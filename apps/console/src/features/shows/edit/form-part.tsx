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
