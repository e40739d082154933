import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cleanRichText, RichTextView } from './rich-text-view.tsx';

describe('a rich text', () => {
  it('shows its elements, in its language', () => {
    render(<RichTextView html="<h3>Programme</h3><p>Mahler <strong>5</strong></p><ul><li>one</li></ul>" lang="de" />);
    expect(screen.getByRole('heading', { level: 3, name: 'Programme' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('one');
    expect(screen.getByText('5').tagName).toBe('STRONG');
    expect(screen.getByRole('heading').parentElement).toHaveAttribute('lang', 'de');
  });

  it('opens its links elsewhere, whatever was stored', () => {
    render(<RichTextView html='<p><a href="https://a.test" target="_self" onclick="x()" class="b">a</a></p>' />);
    const link = screen.getByRole('link', { name: 'a' });
    expect(link.outerHTML).toBe('<a href="https://a.test" target="_blank" rel="noopener noreferrer nofollow">a</a>');
  });

  it('runs no scripts, loads nothing and takes no styles of its own', () => {
    const box = document.createElement('div');
    box.append(
      cleanRichText(
        '<p onclick="x()" style="color:red" data-x="1">a<script>alert(1)</script><img src=x onerror=y></p>' +
          '<a href="javascript:alert(1)">b</a><iframe src="//evil.test"></iframe><svg><a href="javascript:x">c</a></svg>',
      ),
    );
    expect(box.innerHTML).not.toMatch(/script|onclick|onerror|style|img|iframe|svg|data-x/);
    expect(box.innerHTML).toContain('<p>a</p>');
  });

  it('has a paragraph for each line of a text that was written without any', () => {
    const { container } = render(
      <RichTextView html={'Stravinsky: Concerto &amp; Suite\n\nJanáček: <em>Capriccio</em>'} />,
    );
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Stravinsky: Concerto & Suite',
      'Janáček: Capriccio',
    ]);
  });

  it('is replaced when the text is another', () => {
    const { rerender } = render(<RichTextView html="<p>first</p>" />);
    rerender(<RichTextView html="<p>second</p>" />);
    expect(screen.getByText('second')).toBeVisible();
    expect(screen.queryByText('first')).toBeNull();
  });
});
