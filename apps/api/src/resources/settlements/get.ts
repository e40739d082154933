import type { getSettlement as endpoint, Settlement } from '@parterre/contract/settlements';
import type { StreamedAnswer, VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { writeSettlementPdf } from '../../reports/settlement-pdf.ts';
import { writeSettlementWorkbook } from '../../reports/settlement-workbook.ts';
import { readSettlement } from './read-settlement.ts';

type Input = Pick<VerbInput<typeof endpoint>, 'params' | 'query'>;

/** An agreed statement. Throws NOT_FOUND. */
export const getSettlement = (ctx: Context, { params }: Input): Promise<Settlement> =>
  readSettlement(ctx, params.settlementId);

/** The same on paper. */
export const printSettlement = async (ctx: Context, { params, query }: Input): Promise<StreamedAnswer> =>
  writeSettlementPdf(await readSettlement(ctx, params.settlementId), query.culture);

/** The same as a workbook. */
export const exportSettlement = async (ctx: Context, { params, query }: Input): Promise<StreamedAnswer> =>
  writeSettlementWorkbook(await readSettlement(ctx, params.settlementId), query.culture);
