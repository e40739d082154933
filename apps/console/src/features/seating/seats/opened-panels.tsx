import Box from '@mui/material/Box';
import { type RefObject, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { ToolButton } from '#programme/seats/tool-button.tsx';
import { CheckIcon, ListIcon, SeatIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useSeatDesk } from './desk/seat-desk-context.ts';
import type { ArmingModel } from './desk/use-arming.ts';
import type { SaveModel } from './save/use-save-seats.ts';
import type { SeatsLayout } from './use-layout.ts';

const ReviewDialog = lazyPart(async () => (await import('./save/review-dialog.tsx')).ReviewDialog);
const SeatPanel = lazyPart(async () => (await import('./explain/seat-panel.tsx')).SeatPanel);
const UnknownSeatPanel = lazyPart(async () => (await import('./explain/seat-panel.tsx')).UnknownSeatPanel);
const SelectPanel = lazyPart(async () => (await import('./select-panel.tsx')).SelectPanel);
const BestPanel = lazyPart(async () => (await import('./best/best-panel.tsx')).BestPanel);
const BlocksDialog = lazyPart(async () => (await import('./tools/blocks-dialog.tsx')).BlocksDialog);

interface OpenedPanelsProps {
  panels: PanelsModel;
  arming: ArmingModel;
  saving: SaveModel;
}

export function OpenedPanels({ panels, arming, saving }: OpenedPanelsProps) {
  const { opened, pinned, unknownSeat, close } = panels;
  return (
    <Suspense fallback={null}>
      {pinned !== null && (
        <SeatPanel
          key={pinned}
          seat={pinned}
          arming={arming}
          onOpenBlocks={() => panels.show('blocks')}
          onOpenLegend={panels.askForLegend}
          onClose={panels.unpin}
        />
      )}
      {pinned === null && opened === 'select' && <SelectPanel onClose={close} />}
      {pinned === null && opened === 'best' && <BestPanel arming={arming} onClose={close} />}
      {pinned === null && opened === 'unknown' && unknownSeat !== null && (
        <UnknownSeatPanel seatId={unknownSeat} onFind={panels.find} onClose={close} />
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
  );
}

export function PanelButtons({ panels }: { panels: PanelsModel }) {
  const { t } = useTranslation('seats');
  return (
    <>
      <Box sx={{ height: '1px', bgcolor: LOOK.line, m: 0.5 }} />
      <ToolButton
        label={t('best.title')}
        shortcut="N"
        icon={<SeatIcon />}
        isPressed={panels.opened === 'best'}
        onPress={() => panels.toggle('best')}
      />
      <ToolButton
        label={t('select.open')}
        shortcut="A"
        icon={<CheckIcon />}
        isPressed={panels.opened === 'select'}
        onPress={() => panels.toggle('select')}
      />
      <ToolButton label={t('blocks.open')} icon={<ListIcon />} onPress={() => panels.show('blocks')} />
    </>
  );
}

/** The panel open on or over the map; only one at a time. */
type Opened = 'review' | 'blocks' | 'select' | 'best' | 'find' | 'unknown';

/** The pinned seat that is explained. */
export interface SeatPin {
  pinned: number | null;
  /** The seat named in the URL if the plan does not have it. */
  unknown: string | null;
  setPinned: (seat: number | null) => void;
}

interface OpenedPanelOptions {
  layout: SeatsLayout;
  findBox: RefObject<HTMLInputElement | null>;
  legend: RefObject<HTMLElement | null>;
  pin: SeatPin;
}

export function useOpenedPanel({ layout, findBox, legend, pin }: OpenedPanelOptions) {
  const { pinned, unknown: unknownSeat, setPinned: onPin } = pin;
  const { map } = useSeatDesk().desk;
  const [opened, setOpened] = useState<Opened | null>(unknownSeat === null ? null : 'unknown');
  const close = () => setOpened(null);
  /** Only one panel fits beside the tools. */
  const open = (panel: 'select' | 'best') => {
    onPin(null);
    setOpened(panel);
  };
  return {
    opened,
    pinned,
    unknownSeat,
    isBesideTools: pinned !== null || opened === 'select' || opened === 'best' || opened === 'unknown',
    show: (panel: 'blocks' | 'review') => setOpened(panel),
    open,
    close,
    unpin: () => onPin(null),
    /** Opens the legend, whose first row that can be armed takes the focus: it must be on the page for that. */
    askForLegend: () => {
      flushSync(() => layout.setLegendOpen(true));
      legend.current?.querySelector<HTMLElement>('[role=radio][tabindex="0"]')?.focus();
    },
    toggle: (panel: 'select' | 'best') => (opened === panel && pinned === null ? close() : open(panel)),
    explain: (seat: number | null) => {
      if (opened !== 'blocks' && opened !== 'review') close();
      onPin(seat);
    },
    find: () => {
      if (layout.isPhone) return setOpened('find');
      if (opened === 'unknown') close();
      findBox.current?.focus();
    },
    /** Centres the seat in the part of the map above the sheet that explains it. */
    explainFound: (seat: number) => {
      close();
      onPin(seat);
      requestAnimationFrame(() => map.centreOnSeat(seat));
    },
  };
}
type PanelsModel = ReturnType<typeof useOpenedPanel>;
