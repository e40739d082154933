import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ZOOM_STEP } from '@parterre/canvas';
import { findTool, type SeatMap } from '@parterre/seat-map';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { CheckIcon, ListIcon, SeatIcon } from '#ui/icons.tsx';
import { PhoneFindBar } from './bar/phone-find-bar.tsx';
import { SeatsBar } from './bar/seats-bar.tsx';
import { useSeatDesk } from './desk/seat-desk-context.ts';
import { useArming } from './desk/use-arming.ts';
import { useMapSnapshot } from './desk/use-map-snapshot.ts';
import { useUndo } from './desk/use-undo.ts';
import { useHeat } from './heat/use-heat.ts';
import { LegendPanel } from './legend/legend-panel.tsx';
import { useLiveSeats } from './live/use-live-seats.ts';
import { MapAnnouncer } from './map/map-announcer.tsx';
import { MiniMap } from './map/mini-map.tsx';
import { SeatCard } from './map/seat-card.tsx';
import { useSyncedMap } from './map/use-synced-map.ts';
import { SaveOutcome } from './save/save-outcome.tsx';
import { useSaveSeats } from './save/use-save-seats.ts';
import { BAR_HEIGHT_PX, EDGE_PX, PANEL_LOOK } from './seats-look.ts';
import { PhoneTools } from './tools/phone-tools.tsx';
import { StatusLine } from './tools/status-line.tsx';
import { ToolButton, ToolPanel } from './tools/tool-panel.tsx';
import { type SeatKeyAction, useSeatKeys } from './tools/use-seat-keys.ts';
import { aboveSheet, placeTable, type SeatsLayout } from './use-layout.ts';

const SeatTable = lazy(async () => ({ default: (await import('./table/seat-table.tsx')).SeatTable }));
const UnsavedBar = lazy(async () => ({ default: (await import('./save/unsaved-bar.tsx')).UnsavedBar }));
const ReviewDialog = lazy(async () => ({ default: (await import('./save/review-dialog.tsx')).ReviewDialog }));
const SeatPanel = lazy(async () => ({ default: (await import('./explain/seat-panel.tsx')).SeatPanel }));
const UnknownSeatPanel = lazy(async () => ({
  default: (await import('./explain/unknown-seat-panel.tsx')).UnknownSeatPanel,
}));
const SelectPanel = lazy(async () => ({ default: (await import('./select/select-panel.tsx')).SelectPanel }));
const BestPanel = lazy(async () => ({ default: (await import('./best/best-panel.tsx')).BestPanel }));
const BlocksDialog = lazy(async () => ({ default: (await import('./tools/blocks-dialog.tsx')).BlocksDialog }));

/** What lies on the map or over it; one at a time. */
type Opened = 'review' | 'blocks' | 'select' | 'best' | 'find' | 'unknown';

interface SeatsPanelsProps {
  host: HTMLElement;
  layout: SeatsLayout;
  message: string;
  /** What the loaded seats contain: listening begins there. */
  since: string;
  /** The seat that is held fast to be explained. */
  pinned: number | null;
  /** The seat the URL names, when the plan has none such. */
  unknownSeat: string | null;
  onPin: (seat: number | null) => void;
}

/** Everything that lies on the map, and the keys of the page. */
export function SeatsPanels({ host, layout, message, since, pinned, unknownSeat, onPin }: SeatsPanelsProps) {
  const { t } = useTranslation('seats');
  const model = useSeatDesk();
  const arming = useArming(model);
  const saving = useSaveSeats(model);
  const undo = useUndo();
  const live = useLiveSeats(model, since);
  const [opened, setOpened] = useState<Opened | null>(unknownSeat === null ? null : 'unknown');
  const heat = useHeat(model);
  const findBox = useRef<HTMLInputElement>(null);
  const [isLegendAsked, setLegendAsked] = useState(false);
  const openLegend = () => {
    layout.setLegendOpen(true);
    setLegendAsked(true);
  };
  const close = () => setOpened(null);
  const explain = (seat: number | null) => {
    if (opened !== 'blocks' && opened !== 'review') close();
    onPin(seat);
  };
  /** One panel at a time has the place beside the tools. */
  const open = (panel: 'select' | 'best') => {
    onPin(null);
    setOpened(panel);
  };
  const toggle = (panel: 'select' | 'best') => (opened === panel && pinned === null ? close() : open(panel));
  const find = () => {
    if (layout.isPhone) return setOpened('find');
    if (opened === 'unknown') close();
    findBox.current?.focus();
  };
  /** Shown above its sheet, which says what it is. */
  const explainFound = (seat: number) => {
    close();
    onPin(seat);
    requestAnimationFrame(() => model.desk.map.centreOnSeat(seat));
  };
  /** As on the map itself the selection goes first; then what is armed is put down, then the panel beside the tools closes. */
  const stepBack = () => {
    if (model.desk.map.getSnapshot().selectionSize > 0) model.desk.map.clearSelection();
    else if (arming.armedRow) arming.disarm();
    else explain(null);
  };
  const isDirty = useMapSnapshot(model.desk.map, (snapshot) => snapshot.dirty);
  const { isSaving } = saving;
  const isTableOnPhone = layout.isPhone && layout.table !== 'none';
  const isSheetOpen =
    layout.isPhone && (pinned !== null || opened === 'select' || opened === 'best' || opened === 'unknown');
  useSyncedMap(model, isSheetOpen ? aboveSheet(layout.insets) : layout.insets);
  // The map hides itself behind a table; what lies over the page hides what is round it too.
  useSeatKeys(host.parentElement, (action) => {
    if (isSaving) return;
    if (action.kind === 'save') void saving.save();
    else if (action.kind === 'find') find();
    else if (action.kind === 'arm') arming.arm(arming.rows[action.row]);
    else if (action.kind === 'disarm') stepBack();
    else if (action.kind === 'undo') undo();
    else if (action.kind === 'explain') explain(findAskedSeat(model.desk.map));
    else if (action.kind === 'select' || action.kind === 'best') open(action.kind);
    else if (!isToolForbidden(action, model.readOnlyReason)) takeMapKey(model.desk.map, action);
  });
  return (
    <>
      <SeatsBar findBox={findBox} hasFindBox={!layout.isPhone} />
      {layout.isPhone && opened === 'find' && <PhoneFindBar onFound={explainFound} onClose={close} />}
      {layout.isPhone && layout.table === 'none' && !layout.isLegendOpen && (
        <PhoneTools
          opened={opened === 'best' || opened === 'select' ? opened : null}
          onFind={find}
          onToggle={toggle}
          onBlocks={() => setOpened('blocks')}
        />
      )}
      {!layout.isPhone && (
        <ToolPanel>
          <Box sx={{ height: '1px', bgcolor: LOOK.line, m: 0.5 }} />
          <ToolButton
            label={t('best.title')}
            shortcut="N"
            icon={<SeatIcon />}
            isPressed={opened === 'best'}
            onPress={() => toggle('best')}
          />
          <ToolButton
            label={t('select.open')}
            shortcut="A"
            icon={<CheckIcon />}
            isPressed={opened === 'select'}
            onPress={() => toggle('select')}
          />
          <ToolButton label={t('blocks.open')} icon={<ListIcon />} onPress={() => setOpened('blocks')} />
        </ToolPanel>
      )}
      {layout.table !== 'over' && (
        <>
          <MiniMap />
          {pinned === null && <SeatCard host={host} insets={layout.insets} />}
        </>
      )}
      {layout.table !== 'none' && (
        <Box sx={TABLE_PANEL_LOOK} style={placeTable(layout)}>
          <Suspense fallback={null}>
            <SeatTable arming={arming} />
          </Suspense>
        </Box>
      )}
      {layout.isLegendOpen ? (
        <LegendPanel
          arming={arming}
          heat={heat}
          isAsked={isLegendAsked}
          onAnswered={() => setLegendAsked(false)}
          onFold={layout.isWide ? undefined : () => layout.setLegendOpen(false)}
        />
      ) : isTableOnPhone ? null : (
        <Button startIcon={<ListIcon />} onClick={() => layout.setLegendOpen(true)} sx={LEGEND_BUTTON_LOOK}>
          {t('legend.title')}
        </Button>
      )}
      <Box component="footer" sx={FOOT_LOOK}>
        {isDirty && (
          <Suspense fallback={null}>
            <UnsavedBar saving={saving} onReview={() => setOpened('review')} />
          </Suspense>
        )}
        <StatusLine arming={arming} live={live} onExplain={explain} />
      </Box>
      {isSaving && <Box aria-hidden sx={{ position: 'absolute', inset: 0, zIndex: 5, cursor: 'progress' }} />}
      <MapAnnouncer message={message} />
      <SaveOutcome saving={saving} />
      <Suspense fallback={null}>
        {pinned !== null && (
          <SeatPanel
            key={pinned}
            seat={pinned}
            arming={arming}
            onOpenBlocks={() => setOpened('blocks')}
            onOpenLegend={openLegend}
            onClose={() => onPin(null)}
          />
        )}
        {pinned === null && opened === 'select' && <SelectPanel onClose={close} />}
        {pinned === null && opened === 'best' && <BestPanel arming={arming} onClose={close} />}
        {pinned === null && opened === 'unknown' && unknownSeat !== null && (
          <UnknownSeatPanel seatId={unknownSeat} onFind={find} onClose={close} />
        )}
        {opened === 'blocks' && <BlocksDialog onClose={close} />}
        {opened === 'review' && (
          <ReviewDialog
            onClose={close}
            onSave={() => {
              close();
              void saving.save();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The seat of the cursor, else the one under the pointer, else the only one that is selected. */
function findAskedSeat(map: SeatMap): number | null {
  const { cursor, hovered, selectionSize } = map.getSnapshot();
  return cursor?.seat ?? hovered?.seat ?? (selectionSize === 1 ? (map.selection()[0] ?? null) : null);
}

/** Who may only look has no use of a tool that writes. */
const isToolForbidden = (action: SeatKeyAction, readOnlyReason: string | undefined): boolean =>
  readOnlyReason !== undefined && action.kind === 'tool' && findTool(action.tool).needsWrite;

/** What a key does to the map itself. */
function takeMapKey(map: SeatMap, action: SeatKeyAction): void {
  if (action.kind === 'tool') map.setTool(action.tool);
  else if (action.kind === 'fit') map.fit();
  else if (action.kind === 'zoomIn') map.zoomBy(ZOOM_STEP);
  else if (action.kind === 'zoomOut') map.zoomBy(1 / ZOOM_STEP);
}

const TABLE_PANEL_LOOK = { ...PANEL_LOOK, zIndex: 1, overflow: 'hidden' };

const LEGEND_BUTTON_LOOK = { position: 'absolute', zIndex: 2, right: EDGE_PX, top: BAR_HEIGHT_PX + EDGE_PX };

const FOOT_LOOK = {
  position: 'absolute',
  zIndex: 4,
  left: 0,
  right: 0,
  bottom: 0,
  bgcolor: LOOK.surface,
  borderTop: `1px solid ${LOOK.line}`,
};
