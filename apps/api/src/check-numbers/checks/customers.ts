export const CUSTOMER_CHECKS: Record<string, string> = {
  'nothing tells who an erased customer was': `select c.promoter_id, c.id from customers c
     where c.erased_at is not null and (concat(c.name, c.name_key, c.email, c.phone, c.note, c.address) <> ''
       or exists (select 1 from customer_keys k where k.promoter_id = c.promoter_id and k.customer_id = c.id)
       or exists (select 1 from customer_consents n where n.promoter_id = c.promoter_id and n.customer_id = c.id)
       or exists (select 1 from orders o where o.promoter_id = c.promoter_id and o.customer_id = c.id
         and (o.buyer ->> 'name' <> '' or o.buyer ->> 'email' <> '' or o.address is not null)))`,
  'questions that are asked stand one after the other from 1': `select promoter_id, show_id from questions where not is_archived
     group by 1, 2 having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  'an answer is to a question of its event': `select a.promoter_id, a.id from answers a
     join orders o on o.promoter_id = a.promoter_id and o.id = a.order_id
     join questions q on q.promoter_id = a.promoter_id and q.id = a.question_id where q.show_id <> o.show_id`,
};
