import type { InstalmentStatus } from '@parterre/contract/choices/instalment-choices';
import type { Instalment } from '@parterre/contract/instalments';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Buyer } from '../../db/schema/orders.ts';
import type { Actor } from '../../identity/actor.ts';
import { maskBuyer, seesBuyers } from '../customer-rows/mask-buyer.ts';
import { toDay } from './instalment-cursor.ts';

/** The columns of the list's statement, in its order. */
type Row = [
  promoterId: number,
  orderRow: unknown,
  showId: unknown,
  planId: unknown,
  number: number,
  dueOn: unknown,
  status: InstalmentStatus,
  amountMinor: unknown,
  paidMinor: unknown,
  paidAt: string | null,
  waivedAt: string | null,
  orderId: string,
  buyer: Buyer,
  currency: string,
  showCode: string,
  showName: TextByCulture,
  promoterCode: string,
  planName: TextByCulture,
  payments: number,
];

/** A row of the list as the contract has it; its buyer masked for those without `customer:read`. */
export function presentInstalment(row: unknown[], actor: Actor): Instalment {
  const [promoterId, , , , number, dueOn, status, amount, paid, paidAt, waivedAt, ...names] = row as Row;
  const [orderId, buyer, currency, showCode, showName, promoterCode, planName, payments] = names;
  const isBuyerMasked = !seesBuyers(actor, promoterId);
  const { name, email } = isBuyerMasked ? maskBuyer(buyer) : buyer;
  const amountMinor = Number(amount);
  const paidMinor = Number(paid);
  return {
    orderId,
    promoterCode,
    showCode,
    showName,
    planName,
    buyer: { name, email },
    isBuyerMasked,
    number,
    payments,
    dueOn: toDay(dueOn),
    status,
    amountMinor,
    paidMinor,
    openMinor: status === 'waived' ? 0 : amountMinor - paidMinor,
    currency,
    paidAt: toInstant(paidAt),
    waivedAt: toInstant(waivedAt),
  };
}

const toInstant = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());
