import { describe, expect, test } from 'vitest';
import { adaptColour } from './adapt-colour.ts';

describe('a stored colour', () => {
  const partners = new Map([['#2C74D8', '#5C9DF2']]);

  test('is drawn as it is in the light theme', () => {
    expect(adaptColour('#2C74D8', 'light', partners)).toBe('#2C74D8');
  });

  test('becomes its partner in the dark theme, whatever its case', () => {
    expect(adaptColour('#2c74d8', 'dark', partners)).toBe('#5C9DF2');
  });

  test('is lifted where it has no partner', () => {
    expect(adaptColour('#000000', 'dark', partners)).toBe('#A8A8A8');
    expect(adaptColour('#FFFFFF', 'dark', partners)).toBe('#FFFFFF');
    expect(adaptColour('#800000', 'dark', partners)).toBe('#DC7474');
  });
});
