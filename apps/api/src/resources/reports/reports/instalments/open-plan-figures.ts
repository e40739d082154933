import { HEADLINE_COLUMNS } from '@parterre/contract/choices/report-columns';
import type { Context } from '#context.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { type PlanFigures, readPlanFigures } from '#resources/sales/instalments/read-headline-figures.ts';
import { chooseText } from '#texts/choose-text.ts';
import { nameZone, toWallTime } from '#time/zones.ts';
import { defineFacts } from '../chosen/name-facts.ts';
import { percentageOf } from '../chosen/percentage-of.ts';
import type { Report } from '../chosen/report.ts';
import { type AskedOfShow, openLines } from '../of-show.ts';
import { openOrdersOnPlans } from './open-orders-on-plans.ts';
import { openPayments } from './open-payments.ts';

type Key = (typeof HEADLINE_COLUMNS)[number]['key'];

/** Opens the headline figures of plans as a report with one row per plan. */
export function openPlanFigures(
  ctx: Pick<Context, 'now'>,
  lines: readonly PlanFigures[],
  asked: Omit<AskedOfShow, 'showCode' | 'form'>,
): Report {
  const cells = cellsOf(ctx.now, asked.culture);
  const report = openLines(
    { name: 'instalments', columns: HEADLINE_COLUMNS, lines, cellOf: (key) => cells[key] },
    asked,
  );
  const { receivedOfContracted } = asked.language.definitions;
  return { ...report, columns: defineFacts(report.columns, { received_percent: receivedOfContracted }) };
}

/** What buyers paid and do not get back. With it, a cancelled order does not raise the share of what is received. */
const toKept = ({ totalReceivedMinor, refundedMinor, refundsDueMinor }: PlanFigures): number =>
  totalReceivedMinor - refundedMinor - refundsDueMinor;

/** Opens the figures of one show; its workbook also has the orders on the plans and their payments. */
export async function openShowFigures(ctx: Context, asked: AskedOfShow): Promise<Report> {
  const show = await requireShow(ctx, asked.showCode);
  const lines = await readPlanFigures(ctx, { showCode: show.showCode });
  return {
    ...openPlanFigures(ctx, lines, asked),
    sheets: [openOrdersOnPlans(ctx, show, asked), openPayments(ctx, show, asked)],
  };
}

function cellsOf(now: Date, culture: string): Record<Key, (line: PlanFigures) => Cell> {
  const money = (field: MoneyField) => (line: PlanFigures) => toDecimal(line[field], line.currency);
  return {
    show_code: ({ showCode }) => showCode,
    show_name: ({ showName, defaultCulture }) => chooseText(showName, culture, defaultCulture),
    instalment_plan: ({ planName, defaultCulture }) => chooseText(planName, culture, defaultCulture),
    plans_sold: ({ plansSold }) => plansSold,
    plans_active: ({ active }) => active,
    plans_completed: ({ completed }) => completed,
    plans_overdue: ({ overdue }) => overdue,
    plans_cancelled: ({ cancelled }) => cancelled,
    tickets_on_plan: ({ ticketsOnPlan }) => ticketsOnPlan,
    tickets_on_plan_percent: ({ ticketsOnPlan, ticketsSold }) => percentageOf(ticketsOnPlan, ticketsSold),
    gross_contracted: money('grossContractedMinor'),
    deposits_received: money('depositsReceivedMinor'),
    instalments_received: money('instalmentsReceivedMinor'),
    total_received: money('totalReceivedMinor'),
    received_percent: (line) => percentageOf(toKept(line), line.grossContractedMinor),
    outstanding: money('outstandingMinor'),
    overdue_amount: money('overdueMinor'),
    due_next_7_days: money('dueNext7DaysMinor'),
    due_next_30_days: money('dueNext30DaysMinor'),
    next_due_date: ({ nextDueOn }) => nextDueOn,
    final_due_date: ({ finalDueOn }) => finalDueOn,
    refunded: money('refundedMinor'),
    refunds_due: money('refundsDueMinor'),
    written_off: money('writtenOffMinor'),
    seats_at_risk: ({ ticketsAtRisk }) => ticketsAtRisk,
    currency: ({ currency }) => currency,
    as_of: ({ timeZone }) => toWallTime(now, timeZone).replace('T', ' '),
    as_of_zone: ({ timeZone }) => nameZone(now, timeZone),
  };
}

type MoneyField = { [Field in keyof PlanFigures]: Field extends `${string}Minor` ? Field : never }[keyof PlanFigures];
