import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { BrandName } from '@parterre/contract/choices/deployment-choices';
import { WEIGHT } from './typography.ts';

const MARKS: Record<BrandName, string> = {
  parterre: 'M4 20a8 8 0 0 1 16 0M8.5 20a3.5 3.5 0 0 1 7 0M2 11.5A12.5 12.5 0 0 1 12 6.5a12.5 12.5 0 0 1 10 5',
  rowline: 'M3 7h11M7 12.5h14M3 18h8M16 18h5',
  gatehouse: 'M4 20.5V5h4v3h8V5h4v15.5M9 20.5V16a3 3 0 0 1 6 0v4.5',
};

interface LogoProps {
  /** `full` is the mark with the name, `minimal` the mark alone. */
  variant: 'full' | 'minimal';
  size?: number;
}

/** The brand's logo; its name is what a screen reader says of either variant. */
export function Logo({ variant, size = 22 }: LogoProps) {
  const { brand } = useTheme();
  const isFull = variant === 'full';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '10px', color: 'primary.main' }}>
      <Box
        component="svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(isFull ? { 'aria-hidden': true } : { role: 'img', 'aria-label': brand.displayName })}
      >
        <path d={MARKS[brand.name]} />
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

function nameSize(markSize: number): number {
  return markSize > 24 ? 20 : 14;
}
