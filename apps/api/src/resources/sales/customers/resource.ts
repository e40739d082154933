import { eq } from 'drizzle-orm';
import { customers } from '#db/schema/sales/customers.ts';
import { ownedByPromoter } from '#identity/owner.ts';
import { type Resource, reference } from '#resource.ts';
import { anonymiseAudit, auditJob } from '#resources/ground/audit/anonymise-audit.ts';
import { eraseCustomer } from './erase/erase.ts';
import { exportCustomer } from './export.ts';
import { listCustomers } from './list.ts';
import { getCustomer } from './read-customer.ts';
import { updateCustomer } from './update.ts';

export const customersResource: Resource = {
  slug: 'customers',
  routes: [listCustomers, getCustomer, updateCustomer, exportCustomer, eraseCustomer],

  async findOwner(db, id) {
    const [row] = await db
      .select({ promoterId: customers.promoterId })
      .from(customers)
      .where(eq(customers.id, Number(id)));
    return row && ownedByPromoter(row);
  },

  handlers: () => [auditJob.handle(anonymiseAudit)],

  checks: {
    'nothing tells who an erased customer was': `select c.promoter_id, c.id from customers c
       where c.erased_at is not null and (concat(c.name, c.name_key, c.email, c.phone, c.note, c.address) <> ''
         or exists (select 1 from customer_keys k where k.promoter_id = c.promoter_id and k.customer_id = c.id)
         or exists (select 1 from customer_consents n where n.promoter_id = c.promoter_id and n.customer_id = c.id)
         or exists (select 1 from orders o where o.promoter_id = c.promoter_id and o.customer_id = c.id
           and (o.buyer ->> 'name' <> '' or o.buyer ->> 'email' <> '' or o.address is not null)))`,
    ...reference('customer_keys', 'customer_id', 'customers'),
    ...reference('customer_consents', 'customer_id', 'customers'),
  },
};
