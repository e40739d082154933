import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export const CHIP_STATUSES = ['ACTIVE', 'PENDING', 'CANCELLED', 'CANCEL PENDING', 'UNKNOWN'] as const;
export type ChipStatus = (typeof CHIP_STATUSES)[number];
export type ChipTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

/**
 * Shows a stored status with a glyph and text, so that colour is never the only cue. `CANCEL_PENDING` is written as two
 * words.
 */
export function StatusChip({ status }: { status: string }) {
  const shown = toChipStatus(status);
  return (
    <ToneChip tone={TONES[shown]} isStatus>
      <Box component="svg" viewBox="0 0 8 8" width={8} height={8} aria-hidden>
        {GLYPHS[shown]}
      </Box>
      {shown}
    </ToneChip>
  );
}

interface ToneChipProps {
  tone: ChipTone;
  children: ReactNode;
  /** Upper case is for stored statuses only; payment and sale states are in sentence case. */
  isStatus?: boolean;
}

/** A small coloured label, 20 px high. */
export function ToneChip({ tone, children, isStatus = false }: ToneChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        height: 20,
        padding: '0 7px 0 6px',
        borderRadius: 1,
        fontSize: isStatus ? 11 : 12,
        lineHeight: '20px',
        fontWeight: isStatus ? 600 : 530,
        letterSpacing: isStatus ? '0.025em' : 0,
        whiteSpace: 'nowrap',
        ...toneColours(theme, tone),
      })}
    >
      {children}
    </Box>
  );
}

export function toChipStatus(status: string): ChipStatus {
  const spoken = status.replaceAll('_', ' ').toUpperCase();
  return CHIP_STATUSES.find((known) => known === spoken) ?? 'UNKNOWN';
}

const TONES: Record<ChipStatus, ChipTone> = {
  ACTIVE: 'ok',
  PENDING: 'warn',
  CANCELLED: 'neutral',
  'CANCEL PENDING': 'bad',
  UNKNOWN: 'neutral',
};

const GLYPHS: Record<ChipStatus, ReactNode> = {
  ACTIVE: <circle cx={4} cy={4} r={3.5} fill="currentColor" />,
  PENDING: <circle cx={4} cy={4} r={3} fill="none" stroke="currentColor" strokeWidth={1.5} />,
  'CANCEL PENDING': (
    <>
      <circle cx={4} cy={4} r={3} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <path d="M4 1a3 3 0 0 0 0 6z" fill="currentColor" />
    </>
  ),
  CANCELLED: <path d="m1 1 6 6M7 1 1 7" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" />,
  UNKNOWN: (
    <path
      d="M2.2 2.6a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.6-.8 1.2M4 7.4v.01"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
    />
  ),
};

function toneColours({ vars: { palette } }: Theme, tone: ChipTone) {
  switch (tone) {
    case 'ok':
      return { color: palette.success.ink, backgroundColor: palette.success.soft };
    case 'warn':
      return { color: palette.warning.ink, backgroundColor: palette.warning.soft };
    case 'bad':
      return { color: palette.error.ink, backgroundColor: palette.error.soft };
    case 'info':
      return { color: palette.info.ink, backgroundColor: palette.info.soft };
    default:
      return { color: palette.text.secondary, backgroundColor: palette.background.active };
  }
}
