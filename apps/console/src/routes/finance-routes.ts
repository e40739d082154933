import type { RouteObject } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, page } from './route.ts';

/** What is due, and what was settled. */
export const financeRoutes: RouteObject[] = [
  page(
    paths.instalments(),
    async () => (await import('#features/instalments/page/instalments-page.tsx')).InstalmentsPage,
    [
      drawer(
        'plans/:showCode/:instalmentPlanId',
        async () => (await import('#features/instalments/plans/plan-drawer.tsx')).PlanDrawer,
      ),
    ],
  ),
  page(paths.settlements(), async () => (await import('#features/settlements/settlements-page.tsx')).SettlementsPage, [
    drawer(
      'rules/:settlementRuleId',
      async () => (await import('#features/settlements/rules/rule-drawer.tsx')).RuleDrawer,
    ),
  ]),
  page(
    paths.settlementOpen(),
    async () => (await import('#features/settlements/open-statement-page.tsx')).OpenStatementPage,
  ),
  page(
    '/finance/settlements/:settlementId',
    async () => (await import('#features/settlements/settlement-page.tsx')).SettlementPage,
  ),
];
