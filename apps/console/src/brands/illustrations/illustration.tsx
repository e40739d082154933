import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { BrandName } from '../../api/runtime-config.ts';
import { scenes } from './scenes.tsx';

export type IllustrationName =
  | 'additional-tools'
  | 'add-ticket'
  | 'add-seated-ticket'
  | 'event-details'
  | 'successful'
  | 'no-order';

interface IllustrationProps {
  name: IllustrationName;
  /** What the picture shows, when it says more than the words beside it. */
  label?: string;
}

/** One of the six pictures of spec §1, in the brand's frame and the theme's colours. 240 by 168. */
export function Illustration({ name, label }: IllustrationProps) {
  const { brand } = useTheme();
  return (
    <Box
      component="svg"
      width={240}
      height={168}
      viewBox="0 0 240 168"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={(theme) => ({
        maxWidth: '100%',
        height: 'auto',
        fill: 'none',
        strokeWidth: 1.5,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        stroke: theme.vars.palette.text.disabled,
        '& .accent': { stroke: theme.vars.palette.primary.main },
        '& .ground': { fill: theme.vars.palette.background.default },
        '& .dashed': { strokeDasharray: '4 4.5' },
      })}
    >
      <path d="M20 150.5h200" />
      {FRAMES[brand.name]}
      {scenes[name]}
    </Box>
  );
}

/** What stands behind every scene: an auditorium arch, rows of risers, a gate with battlements. */
const FRAMES: Record<BrandName, ReactNode> = {
  parterre: <path d="M52 150V62a68 50 0 0 1 136 0v88M66 150V66a54 40 0 0 1 108 0v84" />,
  rowline: <path d="M36 150v-14h168v14M48 136v-14h144v14M60 122v-14h120v14M40 40h58M116 40h84M52 26h96M164 26h24" />,
  gatehouse: <path d="M48 150V30h20v12h20V30h20v12h24V30h20v12h20V30h20v120M66 150V78a54 30 0 0 1 108 0v72" />,
};
