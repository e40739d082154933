import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';

interface FormSectionProps {
  title: string;
  /** Writes behind the title that the fields may stay empty. */
  isOptional?: boolean;
  children: ReactNode;
}

export function FormSection({ title, isOptional = false, children }: FormSectionProps) {
  const { t } = useTranslation('kit');
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{
          width: '100%',
          p: 0,
          pt: 1.75,
          mt: 0.5,
          borderTop: `1px solid ${LOOK.line}`,
          color: LOOK.text3,
          typography: 'smallLabel',
        }}
      >
        {isOptional ? t('forms.optional', { label: title }) : title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>{children}</Box>
    </Box>
  );
}

/** Puts the two ends of a range (from and until, minimum and maximum) on one line. */
export function LimitsRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
        gap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
