import type { Armed } from '@parterre/seat-map';
import { useTranslation } from 'react-i18next';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { assignArmed } from './seat-desk.ts';
import type { SeatDeskModel } from './seat-desk-context.ts';

/** A row of the legend that can be armed: the ordinal of a price type or hold, null to clear. */
export interface ArmingRow {
  key: string;
  armed: Armed;
  name: string;
}

/** The next gesture assigns the armed value. Rows are in the legend's order, because its number keys arm them. */
export function useArming({ desk, kind, prices, holds, isHeat, readOnlyReason, announce }: SeatDeskModel) {
  const { t } = useTranslation('seats');
  const armed = useMapSnapshot(desk.map, (snapshot) => snapshot.armed);
  const rows: ArmingRow[] =
    kind === 'tickets'
      ? [
          ...prices.map(({ ordinal, name }) => ({ key: `price-${ordinal}`, armed: { price: ordinal }, name })),
          { key: 'price-none', armed: { price: null }, name: t('legend.noPrice') },
        ]
      : [
          ...holds.map(({ ordinal, label }) => ({ key: `hold-${ordinal}`, armed: { hold: ordinal }, name: label })),
          { key: 'hold-none', armed: { hold: null }, name: t('legend.noHold') },
        ];
  const assign = () => {
    if (readOnlyReason !== undefined) return;
    const name = rows.find((row) => isSameArmed(row.armed, desk.map.getSnapshot().armed))?.name ?? '';
    const result = assignArmed(desk);
    if (result) announce(t('say.assigned', { count: result.changed, name, skipped: result.skipped.length }));
  };
  const arm = (row: ArmingRow | undefined) => {
    if (!row || isHeat || readOnlyReason !== undefined) return;
    const wasUnarmed = desk.map.getSnapshot().armed === null;
    desk.map.arm(row.armed);
    announce(t('say.armed', { name: row.name }));
    if (wasUnarmed) assign();
  };
  const assignOnce = (row: ArmingRow) => {
    const { armed: before } = desk.map.getSnapshot();
    desk.map.arm(row.armed);
    assign();
    desk.map.arm(before);
  };
  return {
    rows,
    armedRow: rows.find((row) => isSameArmed(row.armed, armed)),
    /** If nothing was armed before, also assigns to the current selection, which the map has kept. */
    arm,
    disarm: () => desk.map.arm(null),
    assign,
    /** Assigns a row to the selection and arms nothing, so that the next gesture only selects. */
    assignOnce,
  };
}

export type ArmingModel = ReturnType<typeof useArming>;

export function isSameArmed(a: Armed, b: Armed | null): boolean {
  if (b === null) return false;
  if ('price' in a) return 'price' in b && a.price === b.price;
  return 'hold' in b && a.hold === b.hold;
}
