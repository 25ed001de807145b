import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { mistakeIn } from './complete';
import type { Editor, Knowledge } from './editor';
import type { Language } from './filter';
import classes from './FilterInput.module.css';

export interface FilterHandle {
  focus(): void;
}

interface Props {
  ref: Ref<FilterHandle>;
  text: string;
  language: Language;
  placeholder: string;
  knowledge: Knowledge;
  /** What is wrong with the text, in the server's words, and the element that shows them. */
  mistake: string | undefined;
  describedBy: string;
  onChange(text: string): void;
  onRun(): void;
  /** Asks for an earlier text (1) or a later one (-1). */
  onRecall(step: number): void;
}

const label = 'Filter';
const most = 8192;

type Edit = typeof import('./editor').edit;
let loaded: Edit | undefined;

/** FilterInput is where a filter is written: a plain field until the editor is loaded, which keeps what is written there. */
export function FilterInput(props: Props) {
  const { ref, text, language, placeholder, mistake, describedBy, onChange, onRun, onRecall } = props;
  const [edit, setEdit] = useState(() => loaded);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const current = useRef(props);
  current.current = props;
  const before = useRef<{ focused: boolean; cursor: number }>({ focused: false, cursor: Infinity });

  useEffect(() => {
    if (edit) return;
    let gone = false;
    void import('./editor').then(
      (module) => {
        loaded = module.edit;
        const field = input.current;
        if (gone || !field) return;
        before.current = { focused: document.activeElement === field, cursor: field.selectionStart ?? Infinity };
        flushSync(() => setEdit(() => module.edit)); // with no key between the cursor and the editor
      },
      () => undefined, // the plain field does without
    );
    return () => {
      gone = true;
    };
  }, [edit]);

  useLayoutEffect(() => {
    if (!edit) return;
    const made = edit(box.current!, {
      text: current.current.text,
      cursor: before.current.cursor,
      language: current.current.language,
      label,
      most,
      knowledge: () => current.current.knowledge,
      onChange: (value) => current.current.onChange(value),
      onRun: () => current.current.onRun(),
      onRecall: (step) => current.current.onRecall(step),
    });
    editor.current = made;
    if (before.current.focused) made.focus();
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [edit]);

  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setLanguage(language), [language, edit]);
  useEffect(
    () => editor.current?.setMistake(mistake ? describedBy : undefined, mistake ? mistakeIn(mistake, current.current.text) : undefined),
    [mistake, describedBy, edit],
  );
  useImperativeHandle(ref, () => ({ focus: () => (editor.current ? editor.current.focus() : input.current?.focus()) }), []);

  if (edit) {
    return (
      <div
        ref={box}
        className={`mono ${classes.field}`}
        data-invalid={mistake ? true : undefined}
        data-placeholder={text === '' ? placeholder : undefined}
      />
    );
  }
  return (
    <input
      ref={input}
      className={`mono ${classes.field} ${classes.plain}`}
      aria-label={label}
      aria-invalid={mistake !== undefined}
      aria-describedby={mistake ? describedBy : undefined}
      placeholder={placeholder}
      value={text}
      spellCheck={false}
      autoComplete="off"
      maxLength={most}
      onChange={(e) => onChange(e.currentTarget.value)}
      onKeyDown={(e) => {
        if (e.key === 'ArrowUp' || e.key === 'ArrowDown') {
          e.preventDefault();
          onRecall(e.key === 'ArrowUp' ? 1 : -1);
        } else if (e.key === 'Escape') e.currentTarget.blur();
        else if (e.key === 'Enter') {
          e.preventDefault();
          onRun();
        }
      }}
    />
  );
}
