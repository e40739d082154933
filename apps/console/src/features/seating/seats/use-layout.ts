import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Insets } from '@parterre/seat-map';
import { useState } from 'react';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';

export interface SeatsLayout {
  /** Below 768 px the tools that select on the map give way to the table. */
  isPhone: boolean;
  /** From 1280 px the legend is open. */
  isWide: boolean;
  isLegendOpen: boolean;
  setLegendOpen: (isOpen: boolean) => void;
  /** The table is beside the map if there is room, otherwise over it. */
  table: 'none' | 'beside' | 'over';
  /** The margins that panels cover. */
  insets: Insets;
}

const TABLE_SHARE = 0.42;
/** The height of the button that opens the legend, with the space below it. */
const LEGEND_BUTTON_PX = 40;

export function useLayout(isTableWanted: boolean): SeatsLayout {
  const { breakpoints } = useTheme();
  const isPhone = !useMediaQuery(breakpoints.up('sm'), { noSsr: true });
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const isVeryWide = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  const [chosen, setLegendOpen] = useState<boolean | null>(null);
  const isLegendOpen = chosen ?? isWide;
  const table = isTableWanted ? (isVeryWide ? 'beside' : 'over') : 'none';
  const toolsPx = isPhone ? 0 : (isWide ? TOOLS_WIDTH_PX : TOOLS_NARROW_PX) + EDGE_PX;
  const legendPx = isLegendOpen && isWide ? LEGEND_WIDTH_PX + EDGE_PX : 0;
  const tablePx = table === 'beside' ? Math.round(window.innerWidth * TABLE_SHARE) : 0;
  const insets = {
    top: BAR_HEIGHT_PX + EDGE_PX + (isPhone ? PHONE_TOOL_PX : 0),
    right: legendPx + tablePx + EDGE_PX,
    bottom: FOOT_PX + EDGE_PX / 2,
    left: toolsPx + EDGE_PX,
  };
  return { isPhone, isWide, isLegendOpen, setLegendOpen, table, insets };
}

export const aboveSheet = (insets: Insets): Insets => ({
  ...insets,
  bottom: Math.round(window.innerHeight * SHEET_SHARE) + EDGE_PX,
});

/** `footPx` is what status and unsaved changes take of a phone's height, in as many lines as their words need. */
export function placeTable(layout: SeatsLayout, footPx: number) {
  if (layout.isPhone) return { left: 0, right: 0, top: BAR_HEIGHT_PX, bottom: footPx };
  const legendPx = layout.isLegendOpen ? LEGEND_WIDTH_PX + EDGE_PX : 0;
  return {
    left: layout.table === 'beside' ? 'auto' : layout.insets.left,
    right: legendPx + EDGE_PX,
    width: layout.table === 'beside' ? `calc(${TABLE_SHARE * 100}% - ${EDGE_PX}px)` : 'auto',
    top: BAR_HEIGHT_PX + EDGE_PX + (layout.isLegendOpen ? 0 : LEGEND_BUTTON_PX),
    bottom: FOOT_PX + EDGE_PX,
  };
}

/** Heights and widths of the panels in px, which the map keeps clear. */
export const EDGE_PX = 16;
export const TOOLS_WIDTH_PX = 168;
export const TOOLS_NARROW_PX = 78;
/** Fits the longest price type of the demo, “Sicht eingeschränkt”, beside a value of eight digits. */
export const LEGEND_WIDTH_PX = 328;
/** A button of thumb size; a row of them is below the bar. */
export const PHONE_TOOL_PX = 40;
/** The share of a phone's height that a panel may cover. */
export const SHEET_SHARE = 0.6;
/** Reserves room for the status line and the bar of unsaved changes, so that the plan never jumps. */
export const FOOT_PX = 100;

export const PANEL_LOOK = {
  position: 'absolute',
  bgcolor: LOOK.surface,
  border: `1px solid ${LOOK.line}`,
  borderRadius: 1,
} as const;
