import { COPIED_PARTS, type CopiedPart } from '@parterre/contract/choices/seating-choices';
import type { CopiedSeats, SeatCopyChoices } from '@parterre/contract/seat-copies';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { findProblem } from '#api/failure.ts';
import { useCopySeatsMutation, usePreviewSeatCopyQuery } from '#api/queries/seating/seat-copies.ts';
import { showFailure } from '#pages/show-failure.ts';
import { loadAllocation } from '#programme/seats/load-seats.ts';
import { takeBlocks } from '../desk/seat-desk.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

export type HoldTarget = number | 'new' | null;

/**
 * Copies price types and holds of the seats from another show. Needs `seat:write`. Previews first; if seats were sold
 * or edited meanwhile, the whole copy is refused (SEATS_CHANGED), so that it is never partial.
 */
export function useSeatCopy(fromShowCode: string) {
  const { desk, show } = useSeatDesk();
  const [choices, setChoices] = useState<SeatCopyChoices>(NOTHING_CHOSEN);
  const [result, setResult] = useState<CopiedSeats | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [copy, { isLoading: isCopying }] = useCopySeatsMutation();
  const params = { showCode: show.showCode, fromShowCode };
  const preview = usePreviewSeatCopyQuery(result ? skipToken : { params, body: choices }, {
    refetchOnMountOrArgChange: true,
  });
  const choose = (change: (last: SeatCopyChoices) => SeatCopyChoices) => {
    setChanged(false);
    setChoices(change);
  };
  /** Shows the copied seats on the map. If they cannot be read, the map's own stream brings them: the copy has succeeded. */
  const follow = async ({ blocks }: CopiedSeats) => {
    const blockIds = blocks.map(({ blockId }) => blockId);
    if (blockIds.length === 0) return;
    const bytes = await loadAllocation(show.showCode, { blockIds }).catch(() => null);
    if (bytes) takeBlocks(desk, bytes);
  };
  const run = async () => {
    const seen = preview.currentData?.seen;
    if (seen === undefined) return;
    setChanged(false);
    try {
      const answer = await copy({ params, body: { ...choices, seen } }).unwrap();
      setResult(answer);
      await follow(answer);
    } catch (error) {
      if (findProblem(error)?.code === 'SEATS_CHANGED') setChanged(true);
      else showFailure(error);
      void preview.refetch();
    }
  };
  return {
    choices,
    preview: preview.currentData,
    /** Keeps the last preview while the next one loads. */
    shown: preview.currentData ?? preview.data,
    error: preview.error,
    retry: () => void preview.refetch(),
    result,
    isChanged,
    isCopying,
    run,
    togglePart: (part: CopiedPart) =>
      choose((last) => ({ ...last, parts: COPIED_PARTS.filter((one) => last.parts.includes(one) !== (one === part)) })),
    pairPrice: (fromPriceTypeId: number, toPriceTypeId: number | null) =>
      choose((last) => ({
        ...last,
        prices: [
          ...last.prices.filter((one) => one.fromPriceTypeId !== fromPriceTypeId),
          { fromPriceTypeId, toPriceTypeId },
        ],
      })),
    pairHold: (fromHoldId: number, toHoldId: HoldTarget) =>
      choose((last) => ({
        ...last,
        holds: [...last.holds.filter((one) => one.fromHoldId !== fromHoldId), { fromHoldId, toHoldId }],
      })),
    pairBlock: (fromBlockId: number, toBlockId: number | null) =>
      choose((last) => ({
        ...last,
        blocks: [...last.blocks.filter((one) => one.fromBlockId !== fromBlockId), { fromBlockId, toBlockId }],
      })),
  };
}

const NOTHING_CHOSEN: SeatCopyChoices = { parts: [...COPIED_PARTS], blocks: [], prices: [], holds: [] };

export type SeatCopyModel = ReturnType<typeof useSeatCopy>;
