import { afterEach, expect, it } from 'vitest';
import { passFocusOn } from './pass-focus-on.ts';

afterEach(() => document.body.replaceChildren());

function list(count: number) {
  document.body.innerHTML = `<input><ul data-rows>${'<li><button data-removes-row></button></li>'.repeat(count)}</ul>`;
  const input = document.querySelector('input');
  return { input, buttons: [...document.querySelectorAll('button')] };
}

it('gives the focus to the next row, from the last one to the row before', () => {
  const { input, buttons } = list(3);
  passFocusOn(buttons[1] as HTMLElement, input);
  expect(document.activeElement).toBe(buttons[2]);
  passFocusOn(buttons[2] as HTMLElement, input);
  expect(document.activeElement).toBe(buttons[1]);
});

it('leaves the list with its only row', () => {
  const { input, buttons } = list(1);
  passFocusOn(buttons[0] as HTMLElement, input);
  expect(document.activeElement).toBe(input);
});
