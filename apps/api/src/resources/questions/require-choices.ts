import type { Question } from '@parterre/contract/questions';
import { invalidField } from '../../errors.ts';

/** INVALID unless a choice has two choices at least, and nothing else has any. */
export function requireChoices({ kind, choices }: Pick<Question, 'kind' | 'choices'>): void {
  if (kind === 'choice' && choices.length < 2) throw invalidField(`choices.${choices.length}`, 'required');
  if (kind !== 'choice' && choices.length > 0)
    throw invalidField('choices', 'notFitting', { message: 'Only a choice has choices' });
}
