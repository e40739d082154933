import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from './sanitise-rich-text.ts';

const clean = (html: string) => sanitiseRichText({ 'en-GB': html })['en-GB'];

describe('a rich text', () => {
  it('keeps what the editor makes', () => {
    const html = '<h3>Programme</h3><p>Mahler <strong>5</strong>, <em>Adagietto</em></p><ul><li>one</li></ul>';
    expect(clean(html)).toBe(html);
  });

  it('loses everything that runs, loads or dresses', () => {
    expect(clean('<p onclick="x()" style="color:red">Hi<script>alert(1)</script><img src=x onerror=y></p>')).toBe(
      '<p>Hi</p>',
    );
    expect(clean('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
    expect(clean('<p>a</p><iframe src="//evil.test"></iframe><style>p{}</style>')).toBe('<p>a</p>');
  });

  it('opens its links elsewhere, without handing on where they came from', () => {
    expect(clean('<a href="https://a.test">a</a>')).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer nofollow">a</a>',
    );
  });

  it('is left out where it has no words', () => {
    expect(sanitiseRichText({ 'en-GB': '<p> &nbsp;</p>', de: '<p>Hallo</p>' })).toEqual({ de: '<p>Hallo</p>' });
  });

  it('is the same after being cleaned twice', () => {
    for (const html of ['<p>A & B</p>', '<b>x<i>y</b></i>', '5 < 6 > 4', '<p>𝄞 “quoted” ‮rtl</p>'])
      expect(clean(clean(html) ?? '')).toBe(clean(html));
  });
});
