import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';

/** What is due, and what was settled. */
export const financeRoutes: RouteObject[] = [
  {
    path: paths.instalments(),
    lazy: async () => ({
      Component: (await import('../features/instalments/page/instalments-page.tsx')).InstalmentsPage,
    }),
    children: [
      {
        path: 'plans/:showCode/:instalmentPlanId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/instalments/plans/plan-drawer.tsx')).PlanDrawer }),
      },
    ],
  },
  {
    path: paths.settlements(),
    lazy: async () => ({
      Component: (await import('../features/settlements/list/settlements-page.tsx')).SettlementsPage,
    }),
    children: [
      {
        path: 'rules/:settlementRuleId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/settlements/rules/rule-drawer.tsx')).RuleDrawer }),
      },
    ],
  },
  {
    path: paths.settlementOpen(),
    lazy: async () => ({
      Component: (await import('../features/settlements/open/open-statement-page.tsx')).OpenStatementPage,
    }),
  },
  {
    path: '/finance/settlements/:settlementId',
    lazy: async () => ({
      Component: (await import('../features/settlements/page/settlement-page.tsx')).SettlementPage,
    }),
  },
];
