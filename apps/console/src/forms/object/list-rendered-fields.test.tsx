import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { listRenderedFields } from './list-rendered-fields.ts';

test('fields that have rendered are listed, values without a field are not', () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { name: '', note: '', revision: 1 } });
    form.register('name');
    form.register('note');
    return form;
  });
  expect(listRenderedFields(result.current)).toEqual(['name', 'note']);
});
