import { describe, expect, it } from 'vitest';
import { chooseCsvForm, writeCsvLine } from './write-csv-line.ts';

const flag = (value: boolean) => (value ? 'Yes' : 'No');

describe('a line of a CSV file', () => {
  it.each([
    ['en-GB', 'Ada,12,-1350.50,3.5,Yes,,"a;b"\r\n'],
    ['de', 'Ada;12;-1350,50;3,5;Yes;;"a;b"\r\n'],
    ['de-AT', 'Ada;12;-1350,50;3,5;Yes;;"a;b"\r\n'],
    ['fr-CH', 'Ada;12;-1350.50;3.5;Yes;;"a;b"\r\n'],
    ['zh-TW', 'Ada,12,-1350.50,3.5,Yes,,"a;b"\r\n'],
    ['x_1', 'Ada,12,-1350.50,3.5,Yes,,"a;b"\r\n'],
  ])('is written as spreadsheets of %s read it', (culture, line) => {
    const cells = ['Ada', 12, { digits: '-1350.50' }, 3.5, true, null, 'a;b'];
    expect(writeCsvLine(cells, { ...chooseCsvForm(culture), flag })).toBe(line);
  });

  it('guards texts, never numbers', () => {
    expect(writeCsvLine(['=1+1', '-1', -1], { ...chooseCsvForm('de'), flag })).toBe("'=1+1;'-1;-1\r\n");
  });
});
