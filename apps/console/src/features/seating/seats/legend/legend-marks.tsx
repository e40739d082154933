import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { letterColour } from '@parterre/seat-map';
import type { ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';

export function HoldFlag({ flag, colour }: { flag: string; colour: string | null }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 27,
        height: 18,
        border: `1.4px ${colour === null ? 'dashed' : 'solid'}`,
        borderRadius: '4px',
        textAlign: 'center',
        fontSize: 9,
        lineHeight: '15px',
        fontWeight: 700,
        color: LOOK.text3,
      }}
      style={colour === null ? undefined : { color: colour }}
    >
      {flag}
    </Box>
  );
}

/** Draws an available seat of a price type with its mark, as on the map; beside the name. */
export function PriceMark({ colour, mark }: { colour: string; mark: string }) {
  return (
    <Box component="span" aria-hidden sx={PRICE_LOOK} style={{ backgroundColor: colour, color: letterColour(colour) }}>
      {mark}
    </Box>
  );
}

const PRICE_LOOK = {
  flex: 'none',
  width: 18,
  height: 18,
  ml: '2px',
  borderRadius: '4px',
  textAlign: 'center',
  fontSize: 10,
  lineHeight: '18px',
  fontWeight: 700,
  forcedColorAdjust: 'none',
};

export type SeatStateMarkKind = 'available' | 'sold' | 'basket' | 'selected' | 'blocked' | 'skipped';

/** Draws a seat of 16 px as on the map. */
export function SeatStateMark({ kind, colour }: { kind: SeatStateMarkKind; colour: string }) {
  const { palette } = useTheme().vars;
  const faint = `color-mix(in srgb, ${colour} 20%, ${palette.background.map})`;
  const marks: Record<SeatStateMarkKind, ReactNode> = {
    available: <rect x={1} y={1} width={14} height={14} rx={4} fill={colour} />,
    sold: (
      <>
        <rect x={1} y={1} width={14} height={14} rx={4} fill={faint} />
        <circle cx={8} cy={8} r={2.1} fill={colour} />
      </>
    ),
    basket: <Frame fill={faint} stroke={colour} dashes="3 2" />,
    selected: (
      <>
        <rect
          x={1}
          y={1}
          width={14}
          height={14}
          rx={4}
          fill={palette.pick.gap}
          stroke={palette.pick.main}
          strokeWidth={2}
        />
        <rect x={4} y={4} width={8} height={8} rx={2} fill={colour} />
      </>
    ),
    blocked: <Frame fill={faint} stroke={palette.text.secondary} />,
    skipped: (
      <>
        <rect x={1} y={1} width={14} height={14} rx={4} fill={faint} />
        <path d="m4 4 8 8M12 4l-8 8" stroke={palette.error.main} strokeWidth={1.8} strokeLinecap="round" />
      </>
    ),
  };
  return (
    <Box component="svg" aria-hidden width={16} height={16} viewBox="0 0 16 16" sx={{ flex: 'none' }}>
      {marks[kind]}
    </Box>
  );
}

function Frame({ fill, stroke, dashes }: { fill: string; stroke: string; dashes?: string }) {
  return (
    <rect
      x={1.5}
      y={1.5}
      width={13}
      height={13}
      rx={4}
      fill={fill}
      stroke={stroke}
      strokeWidth={1.4}
      strokeDasharray={dashes}
    />
  );
}
