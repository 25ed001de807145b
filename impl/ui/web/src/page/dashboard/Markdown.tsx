import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Scroller } from '../../shell/Scroller';
import classes from './Markdown.module.css';

/** Markdown is a text. Pictures of other hosts become links, as the page asks no other host. */
export default function Markdown({ text, level }: { text: string; level: 2 | 3 | 4 }) {
  return (
    <Scroller className={classes.box} role="group" label="Text">
      <div className={classes.text}>
        <ReactMarkdown
          remarkPlugins={[remarkGfm]}
          components={{
            a: ({ href, children }) => (
              <a href={href} target={/^https?:/.test(href ?? '') ? '_blank' : undefined} rel="noreferrer">
                {children}
              </a>
            ),
            img: ({ src, alt }) => <a href={typeof src === 'string' ? src : undefined}>{alt || 'Picture'}</a>,
            // The page and the tile have the first headings.
            h1: `h${level}`,
            h2: `h${(level + 1) as 3 | 4 | 5}`,
            h3: `h${(level + 2) as 4 | 5 | 6}`,
          }}
        >
          {text}
        </ReactMarkdown>
      </div>
    </Scroller>
  );
}
