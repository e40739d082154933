import { LOOK } from '#brands/look.ts';

/** Heights and widths of the panels in px; the map keeps clear of them. */
export const BAR_HEIGHT_PX = 52;
export const EDGE_PX = 16;
export const TOOLS_WIDTH_PX = 156;
export const TOOLS_NARROW_PX = 78;
/** The longest ticket of the demo, “Sicht eingeschränkt”, stands in it beside a value of eight figures. */
export const LEGEND_WIDTH_PX = 328;
/** A button for a thumb; the row of them stands under the bar. */
export const PHONE_TOOL_PX = 40;
/** The share of a phone's height that a panel may cover. */
export const SHEET_SHARE = 0.6;
/** Status line and, when something changed, the bar above it: room for both, so that the plan never jumps. */
export const FOOT_PX = 100;

/** A panel that lies on the map. */
export const PANEL_LOOK = {
  position: 'absolute',
  bgcolor: LOOK.surface,
  border: `1px solid ${LOOK.line}`,
  borderRadius: '6px',
} as const;
