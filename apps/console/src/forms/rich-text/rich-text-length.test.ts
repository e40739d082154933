import { RICH_TEXT_MAX_LENGTH as PROMISED } from '@parterre/contract/wire/texts';
import { expect, it } from 'vitest';
import { RICH_TEXT_MAX_LENGTH } from './rich-text-length.ts';

it('takes as much as the contract promises', () => expect(RICH_TEXT_MAX_LENGTH).toBe(PROMISED));
