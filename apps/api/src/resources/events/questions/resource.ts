import { type PartOfShow, reference } from '#resource.ts';
import { removeQuestion, updateQuestion } from './change.ts';
import { createQuestion } from './create.ts';
import { orderQuestions } from './order.ts';
import { listQuestions } from './read-questions.ts';

export const questionsResource: PartOfShow = {
  slug: 'questions',
  showActions: ['question'],
  routes: [listQuestions, createQuestion, orderQuestions, updateQuestion, removeQuestion],

  checks: {
    'questions that are asked stand one after the other from 1': `select promoter_id, show_id from questions where not is_archived
       group by 1, 2 having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
    'an answer is to a question of its event': `select a.promoter_id, a.id from answers a
       join orders o on o.promoter_id = a.promoter_id and o.id = a.order_id
       join questions q on q.promoter_id = a.promoter_id and q.id = a.question_id where q.show_id <> o.show_id`,
    ...reference('answers', 'order_id', 'orders'),
    ...reference('answers', 'order_item_id', 'order_items', { and: 't.order_id = f.order_id' }),
    ...reference('answers', 'question_id', 'questions'),
  },
};
