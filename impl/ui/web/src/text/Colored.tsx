import Anser from 'anser';
import type { CSSProperties } from 'react';
import classes from './Colored.module.css';
import { colored, plain } from './text';

/** The most pieces of a text that are drawn. */
const most = 2000;

/**
 * Colored shows a text with the colors that its terminal sequences give it, at a lightness that is readable in both themes. A
 * text with a background keeps the color of the page's text.
 */
export function Colored({ text }: { text: string }) {
  const styled = colored(text);
  if (styled.split('\x1b', most + 1).length > most) return plain(text);
  const pieces = Anser.ansiToJson(styled, { json: true, remove_empty: true });
  return pieces.map(({ content, fg, bg, decorations }, i) => {
    const color = bg ?? fg;
    return (
      <span
        key={i}
        className={classes.piece}
        data-color={bg ? 'background' : fg ? 'text' : undefined}
        data-decorations={decorations.join(' ') || undefined}
        style={color ? ({ '--ansi': `rgb(${color})` } as CSSProperties) : undefined}
      >
        {content}
      </span>
    );
  });
}
