import { createSvgIcon } from '@mui/material/utils';

/** Six dots: what can be taken hold of. */
export const GripIcon = createSvgIcon(
  <path
    d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeWidth={3}
  />,
  'Grip',
);
