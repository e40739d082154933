/** Records the duration of each call, the refusals and the sales. */
export interface SalesLog {
  timed(call: string, ms: number): void;
  refused(call: string, code: string): void;
  /** Records an answer that nobody should get: 5xx, a lost connection, an unknown shape. */
  failed(call: string, what: string): void;
  came(): void;
  waited(): void;
  gaveUp(): void;
  sold(order: SoldOrder): void;
  cancelled(orderId: string, tickets: number): void;
  readonly orders: ReadonlyMap<string, SoldOrder>;
  readonly totals: Totals;
}

export interface SoldOrder {
  orderId: string;
  showCode: string;
  tickets: number;
  totalMinor: number;
  currency: string;
}

interface Totals {
  buyers: number;
  waited: number;
  gaveUp: number;
  tickets: number;
  cancelledTickets: number;
  times: ReadonlyMap<string, readonly number[]>;
  refusals: ReadonlyMap<string, number>;
  failures: ReadonlyMap<string, number>;
}

export function createSalesLog(): SalesLog {
  const times = new Map<string, number[]>();
  const refusals = new Map<string, number>();
  const failures = new Map<string, number>();
  const orders = new Map<string, SoldOrder>();
  const totals = { buyers: 0, waited: 0, gaveUp: 0, tickets: 0, cancelledTickets: 0, times, refusals, failures };
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  return {
    timed: (call, ms) => {
      const all = times.get(call);
      if (all) all.push(ms);
      else times.set(call, [ms]);
    },
    refused: (call, code) => void count(refusals, `${call} ${code}`),
    failed: (call, what) => void count(failures, `${call} ${what}`),
    came: () => void totals.buyers++,
    waited: () => void totals.waited++,
    gaveUp: () => void totals.gaveUp++,
    sold: (order) => {
      orders.set(order.orderId, order);
      totals.tickets += order.tickets;
    },
    cancelled: (_orderId, tickets) => {
      totals.cancelledTickets += tickets;
    },
    orders,
    totals,
  };
}
