import type { ChosenReport, ShowReport } from '../../choices/report-columns.ts';
import type { UserPermission } from '../../wire/permissions.ts';

/** The permission that a report needs, and what people keep for it, such as sets of its columns. */
export const REPORT_PERMISSIONS = {
  sales: 'report:sales',
  'detailed-sales': 'report:sales',
  'customer-data': 'customer:export',
  fanshare: 'fanshare:read',
  instalments: 'report:instalments',
  'offer-codes': 'report:sales',
  'seated-prices': 'report:seats',
  'seats-manifest': 'report:seats',
  'seat-holds': 'report:seats',
} as const satisfies Record<ChosenReport | ShowReport, UserPermission>;
