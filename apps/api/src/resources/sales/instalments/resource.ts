import { PAID } from '#db/schema/sales/orders.ts';
import { ofSameShow, type PartOfShow, reference } from '#resource.ts';
import { createInstalmentPlan, removeInstalmentPlan, updateInstalmentPlan } from './change-plan.ts';
import { listInstalmentDays, listInstalments, listShowInstalments } from './list-instalments.ts';
import { listInstalmentPlans } from './read-plans.ts';

export const instalmentsResource: PartOfShow = {
  slug: 'instalments',
  showActions: [],
  routes: [
    listInstalmentPlans,
    createInstalmentPlan,
    updateInstalmentPlan,
    removeInstalmentPlan,
    listShowInstalments,
    listInstalments,
    listInstalmentDays,
  ],

  checks: {
    'what was paid for an instalment is at most what it asked for': `select promoter_id, order_id, number from instalments
       where amount_minor < 1 or paid_minor not between 0 and amount_minor or (paid_minor > 0) <> (paid_at is not null)`,
    'what an order paid in parts is in its ledger': `select promoter_id, order_id from (
         select promoter_id, order_id, paid_minor as minor from instalments
         union all
         select l.promoter_id, l.order_id, -l.amount_minor from ledger l where l.kind = 'PAYMENT'
           and exists (select 1 from instalments i where i.promoter_id = l.promoter_id and i.order_id = l.order_id)
       ) both_ways group by 1, 2 having sum(minor) <> 0`,
    'what instalments still ask for is what their order owes': `select o.promoter_id, o.order_id from orders o
       join (select promoter_id, order_id, coalesce(sum(amount_minor - paid_minor) filter (where waived_at is null), 0) as open
         from instalments group by 1, 2) i on i.promoter_id = o.promoter_id and i.order_id = o.id
       where i.open <> (select greatest(0, o.total_minor - coalesce(sum(l.amount_minor), 0)) from ledger l
         where l.promoter_id = o.promoter_id and l.order_id = o.id and l.kind in ${PAID})`,
    ...reference('instalment_plans', 'show_id', 'shows'),
    ...reference('instalments', 'order_id', 'orders', ofSameShow),
    ...reference('instalments', 'plan_id', 'instalment_plans', ofSameShow),
  },
};
