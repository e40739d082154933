import { readFileSync } from 'node:fs';
import { BRANDS } from '@parterre/contract/wire/brands';
import { describe, expect, it } from 'vitest';
import german from '#i18n/de/features/seating/seating-plans.json' with { type: 'json' };
import english from '#i18n/en-GB/features/seating/seating-plans.json' with { type: 'json' };
import { IMPORT_FORMATS } from './import-formats.ts';

const guide = readFileSync(new URL('../../../../../../../docs/guide/plan-editor.md', import.meta.url), 'utf8');

describe('the formats of plan files', () => {
  it('are in the guide as they are on the import page', () => {
    const [, table = ''] = guide.split('| format | file |\n|---|---|\n');
    const names = table
      .split('\n\n')[0]
      ?.split('\n')
      .map((line) => line.split('|')[1]?.trim());
    const shown = IMPORT_FORMATS.map((format) =>
      english.import.formats[format].name.replace('{{brand}}', BRANDS.parterre.displayName),
    );
    expect(names).toEqual(shown);
  });

  it('have no texts beside those of the list', () => {
    for (const { import: texts } of [english, german])
      expect(Object.keys(texts.formats).sort()).toEqual([...IMPORT_FORMATS].sort());
  });
});
