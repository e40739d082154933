import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { MARK } from '@parterre/contract/wire/brands';
import { WEIGHT } from './typography.ts';

interface LogoProps {
  /** `full` shows the mark with the name, `minimal` the mark alone. */
  variant: 'full' | 'minimal';
  size?: number;
}

/** The brand's logo; a screen reader reads the brand's name for either variant. */
export function Logo({ variant, size = 22 }: LogoProps) {
  const { brand } = useTheme();
  const isFull = variant === 'full';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '10px', color: 'primary.main' }}>
      <Box
        component="svg"
        width={size}
        height={size}
        viewBox={`0 0 ${MARK.viewBox} ${MARK.viewBox}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={MARK.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(isFull ? { 'aria-hidden': true } : { role: 'img', 'aria-label': brand.displayName })}
      >
        <path d={brand.mark} />
      </Box>
      {isFull && (
        <Box
          component="span"
          sx={{ color: 'text.primary', fontWeight: WEIGHT.strong, letterSpacing: '-0.015em', fontSize: nameSize(size) }}
        >
          {brand.displayName}
        </Box>
      )}
    </Box>
  );
}

/** Above what is printed: in black, whatever the appearance of the screen. */
export function PaperLogo() {
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 1, '& *': { color: '#000 !important' } } }}>
      <Logo size={18} variant="full" />
    </Box>
  );
}

function nameSize(markSize: number): number {
  return markSize > 24 ? 20 : 14;
}
