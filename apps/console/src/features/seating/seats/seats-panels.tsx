import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { useElementHeight } from '#tables/columns/use-element-size.ts';
import { ListIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PhoneFindBar } from './bar/find-seat-box.tsx';
import { SeatsBar } from './bar/seats-bar.tsx';
import { useSeatDesk, useUndo } from './desk/seat-desk-context.ts';
import { useArming } from './desk/use-arming.ts';
import { useHeat } from './heat/use-heat.ts';
import { LegendPanel } from './legend/legend-panel.tsx';
import { useLiveSeats } from './live/use-live-seats.ts';
import { MapAnnouncer } from './map/map-host.tsx';
import { SeatCard } from './map/seat-card.tsx';
import { SeatsMiniMap } from './map/seats-mini-map.tsx';
import { useSyncedMap } from './map/use-synced-map.ts';
import { OpenedPanels, PanelButtons, type SeatPin, useOpenedPanel } from './opened-panels.tsx';
import { SaveOutcome } from './save/save-outcome.tsx';
import { useSaveSeats } from './save/use-save-seats.ts';
import { PhoneTools } from './tools/phone-tools.tsx';
import { SeatsStatusLine } from './tools/seats-status-line.tsx';
import { ToolPanel } from './tools/tool-panel.tsx';
import { findAskedSeat, isToolForbidden, takeMapKey, useSeatKeys } from './tools/use-seat-keys.ts';
import { aboveSheet, EDGE_PX, PANEL_LOOK, PHONE_TOOL_PX, placeTable, type SeatsLayout } from './use-layout.ts';

const SeatTable = lazyPart(async () => (await import('./table/seat-table.tsx')).SeatTable);
const UnsavedBar = lazyPart(async () => (await import('./save/unsaved-bar.tsx')).UnsavedBar);

interface SeatsPanelsProps {
  host: HTMLElement;
  layout: SeatsLayout;
  message: string;
  /** The cursor of the loaded seats, from which the stream continues. */
  since: string;
  pin: SeatPin;
}

export function SeatsPanels({ host, layout, message, since, pin }: SeatsPanelsProps) {
  const { t } = useTranslation('seats');
  const model = useSeatDesk();
  const arming = useArming(model);
  const saving = useSaveSeats(model);
  const undo = useUndo();
  const live = useLiveSeats(model, since);
  const heat = useHeat(model);
  const findBox = useRef<HTMLInputElement>(null);
  const legend = useRef<HTMLElement>(null);
  const panels = useOpenedPanel({ layout, findBox, legend, pin });
  const { opened } = panels;
  /** Clears one thing per key press, like the map: the selection, the armed value, then the panel beside the tools. */
  const stepBack = () => {
    if (model.desk.map.getSnapshot().selectionSize > 0) model.desk.map.clearSelection();
    else if (arming.armedRow) arming.disarm();
    else panels.explain(null);
  };
  const isDirty = useMapSnapshot(model.desk.map, (snapshot) => snapshot.isDirty);
  const { isSaving } = saving;
  const isTableOnPhone = layout.isPhone && layout.table !== 'none';
  const foot = useRef<HTMLElement>(null);
  const footPx = useElementHeight(foot);
  const isSheetOpen = layout.isPhone && panels.isBesideTools;
  useSyncedMap(model, isSheetOpen ? aboveSheet(layout.insets) : layout.insets);
  // Listens on the map's parent, because the table can hide the map itself, and dialogs hide all of it.
  useSeatKeys(host.parentElement, (action) => {
    if (isSaving) return;
    if (action.kind === 'save') void saving.save();
    else if (action.kind === 'find') panels.find();
    else if (action.kind === 'arm') arming.arm(arming.rows[action.row]);
    else if (action.kind === 'disarm') stepBack();
    else if (action.kind === 'undo') undo();
    else if (action.kind === 'explain') panels.explain(findAskedSeat(model.desk.map));
    else if (action.kind === 'select' || action.kind === 'best') panels.open(action.kind);
    else if (!isToolForbidden(action, model.readOnlyReason)) takeMapKey(model.desk.map, action);
  });
  return (
    <>
      <SeatsBar findBox={findBox} isPhone={layout.isPhone} />
      {layout.isPhone && opened === 'find' && <PhoneFindBar onFound={panels.explainFound} onClose={panels.close} />}
      {layout.isPhone && layout.table === 'none' && !layout.isLegendOpen && (
        <PhoneTools
          opened={opened === 'best' || opened === 'select' ? opened : null}
          onFind={panels.find}
          onToggle={panels.toggle}
          onBlocks={() => panels.show('blocks')}
        />
      )}
      {!layout.isPhone && (
        <ToolPanel>
          <PanelButtons panels={panels} />
        </ToolPanel>
      )}
      {layout.table !== 'over' && (
        <>
          <SeatsMiniMap />
          {pin.pinned === null && <SeatCard host={host} insets={layout.insets} />}
        </>
      )}
      {layout.table !== 'none' && (
        <Box sx={TABLE_PANEL_LOOK} style={placeTable(layout, footPx)}>
          <Suspense fallback={null}>
            <SeatTable arming={arming} />
          </Suspense>
        </Box>
      )}
      {layout.isLegendOpen ? (
        <LegendPanel
          arming={arming}
          heat={heat}
          onFold={layout.isWide ? undefined : () => layout.setLegendOpen(false)}
          ref={legend}
        />
      ) : isTableOnPhone ? null : (
        <Button startIcon={<ListIcon />} onClick={() => layout.setLegendOpen(true)} sx={LEGEND_BUTTON_LOOK}>
          {t('legend.title')}
        </Button>
      )}
      <Box component="footer" ref={foot} sx={FOOT_LOOK}>
        {isDirty && (
          <Suspense fallback={null}>
            <UnsavedBar saving={saving} onReview={() => panels.show('review')} />
          </Suspense>
        )}
        <SeatsStatusLine
          arming={arming}
          live={live}
          hasMap={!isTableOnPhone}
          isPhone={layout.isPhone}
          onExplain={panels.explain}
        />
      </Box>
      {isSaving && <Box aria-hidden sx={{ position: 'absolute', inset: 0, zIndex: 5, cursor: 'progress' }} />}
      <MapAnnouncer message={message} />
      <SaveOutcome saving={saving} />
      <OpenedPanels panels={panels} arming={arming} saving={saving} />
    </>
  );
}

const TABLE_PANEL_LOOK = { ...PANEL_LOOK, zIndex: 1, overflow: 'hidden' };

const LEGEND_BUTTON_LOOK = {
  position: 'absolute',
  zIndex: 2,
  right: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX,
  // The tools take the whole width of a small phone.
  '@media (max-width: 359px)': { top: BAR_HEIGHT_PX + PHONE_TOOL_PX + 1.5 * EDGE_PX },
};

const FOOT_LOOK = {
  position: 'absolute',
  zIndex: 4,
  left: 0,
  right: 0,
  bottom: 0,
  bgcolor: LOOK.surface,
  borderTop: `1px solid ${LOOK.line}`,
};
