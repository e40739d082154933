import { describe, expect, test } from 'vitest';
import { findFault } from './find-fault.ts';

const plain = (shipped: string) => ({ form: null, shipped, other: null });
const plural = (form: 'zero' | 'one' | 'many' | 'other', shipped: string) => ({
  form,
  shipped,
  other: '{{count, number}} tickets in {{name}}',
});

describe('an own text', () => {
  test.each([
    ['Gigs', plain('Events')],
    ['Of {{name}}: {{count,number}}', plain('{{count, number}} of {{name}}')],
    ['{{name}}, {{ name }}!', plain('Hello {{name}}')],
    ['A <b>bold</b> word', plain('One <b>word</b>')],
    ['3 < 4, a > b', plain('Less')],
    ['Two\nlines', plain('Of\ntwo')],
    ['One ticket in {{name}}', plural('one', '{{count, number}} ticket in {{name}}')],
    ['{{count, number}} ticket in {{name}}', plural('one', 'One ticket in {{name}}')],
    ['No ticket in {{name}}', plural('zero', 'No tickets in {{name}}')],
  ])('%j may stand for what is shipped', (text, shipped) => {
    expect(findFault(text, shipped)).toBeUndefined();
  });

  test.each([
    ['Gone', plain('{{name}} is here')],
    ['{{nmae}} is here', plain('{{name}} is here')],
    ['{{name}} {{password}}', plain('{{name}} is here')],
    ['{{count}} of {{name}}', plain('{{count, number}} of {{name}}')],
    ['{{name}} {{', plain('{{name}}')],
    ['{{name}} }}', plain('{{name}}')],
    ['{{{name}}}', plain('{{name}}')],
    ['{{- name}}', plain('{{name}}')],
    ['Many in {{name}}', plural('many', '{{count, number}} tickets in {{name}}')],
    ['Tickets', plural('other', '{{count, number}} tickets in {{name}}')],
    ['One ticket', plural('one', '{{count, number}} ticket in {{name}}')],
  ])('%j has other placeholders', (text, shipped) => {
    expect(findFault(text, shipped)).toMatchObject({ code: 'textPlaceholders' });
  });

  test('is told the placeholders it must have', () => {
    expect(findFault('Gone', plain('{{count,number}} of {{name}}'))?.values).toEqual({
      placeholders: '{{count, number}} {{name}}',
    });
  });

  test.each([
    ['{{a}}', plain('Events')],
    ['$t(errors:UNKNOWN)', plain('Unknown')],
    ['Open $t(', plain('Open')],
  ])('%j has placeholders where there are none', (text, shipped) => {
    expect(findFault(text, shipped)).toEqual({ code: 'textNoPlaceholders' });
  });

  test.each([
    ['<script>alert(1)</script>', 'Events'],
    ['One <i>word</i>', 'One <b>word</b>'],
    ['One word', 'One <b>word</b>'],
    ['<b onclick="x()">word</b>', '<b>word</b>'],
  ])('%j has other markup than %j', (text, shipped) => {
    expect(findFault(text, plain(shipped))?.code).toBe('textMarkup');
  });

  test.each(['a\u0000b', 'a\u202Egnp.exe', 'a\u2066b', 'Two\nlines'])('%j has characters nobody sees', (text) => {
    expect(findFault(text, plain('Events'))?.code).toBe('unstorable');
  });
});
