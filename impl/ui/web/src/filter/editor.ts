import {
  acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion, completionKeymap, completionStatus,
  moveCompletionSelection, selectedCompletionIndex, type Completion, type CompletionContext,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { SQLDialect, sql } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { placeAt, writeValue } from './complete';
import { fieldName, type FieldName, type Language } from './filter';

/** Knowledge is what fields there are, and what values. */
export interface Knowledge {
  fields(): Promise<(FieldName & { name: string; type: string })[]>;
  values(field: string, prefix: string): Promise<{ value: string; count: number }[]>;
}

export interface Options {
  text: string;
  cursor: number;
  language: Language;
  label: string;
  most: number;
  knowledge(): Knowledge;
  onChange(text: string): void;
  onRun(): void;
  /** Asks for an earlier text (1) or a later one (-1). */
  onRecall(step: number): void;
}

export interface Editor {
  focus(): void;
  destroy(): void;
  setText(text: string): void;
  setLanguage(language: Language): void;
  /** Says what is wrong: which element has the words, and which part of the text they are about. */
  setMistake(describedBy: string | undefined, part: { from: number; to: number } | undefined): void;
}

const lucene = StreamLanguage.define<{ start: boolean }>({
  startState: () => ({ start: true }),
  token(stream, state) {
    if (stream.eatSpace()) {
      state.start = true;
      return null;
    }
    const start = state.start;
    state.start = false;
    if (start && stream.match(/^(?:AND|OR|NOT|&&|\|\|)(?=\s|$)/)) return 'keyword';
    if (start && stream.match(/^[-+!](?=\S)/)) {
      state.start = true;
      return 'operator';
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (start && stream.match(/^(?!localhost:\d)(?:[\p{L}\w.@/-]|\['(?:[^'\\]|\\.)*'\])+(?=:(?!\/\/))/u)) return 'propertyName';
    if (stream.match(/^[()[\]{}]/)) {
      state.start = true;
      return 'bracket';
    }
    if (stream.match(/^:[<>]?=?/)) return 'punctuation';
    if (stream.match(/^-?\d+(?:\.\d+)?(?=[\s)]|$)/)) return 'number';
    if (!stream.match(/^[^\s"()[\]{}:]+/)) stream.next();
    return null;
  },
});

const clickhouse = SQLDialect.define({
  backslashEscapes: true,
  keywords: 'and or not in like ilike is null between case when then else end as interval true false',
});

const words: Record<Language, string[]> = {
  lucene: ['AND', 'OR', 'NOT'],
  sql: ['AND', 'OR', 'NOT', 'IN', 'LIKE', 'ILIKE', 'BETWEEN', 'IS NULL', 'IS NOT NULL'],
};

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: [tags.keyword, tags.operator, tags.bool, tags.null], color: 'var(--state-warning)' },
  { tag: tags.string, color: 'var(--state-ok)' },
  { tag: tags.number, color: 'var(--state-info)' },
]);

const look = EditorView.theme({
  '&': { font: 'inherit', backgroundColor: 'transparent', color: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: '20px', maxHeight: '160px' },
  '.cm-content': { padding: '4px 0', caretColor: 'var(--mantine-color-text)' },
  // A browser may write on the line what colour the text had that is replaced.
  '.cm-line': { padding: '0 8px', color: 'inherit !important' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--hover)', outline: '1px solid var(--border)' },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--state-error)' },
  '.cm-mistake': { textDecoration: 'underline wavy var(--state-error)', textUnderlineOffset: '3px' },
  '.cm-tooltip': { border: '1px solid var(--border)', borderRadius: '4px', backgroundColor: 'var(--mantine-color-body)', color: 'inherit' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: 'inherit', maxHeight: '240px', maxWidth: 'min(560px, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--hover)', color: 'inherit', outline: '1px solid var(--accent)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--mantine-color-dimmed)' },
});

const setMark = StateEffect.define<{ from: number; to: number } | undefined>();
const mark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    // What is written anew is no longer what was refused.
    if (transaction.docChanged) marks = Decoration.none;
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      const length = transaction.newDoc.length;
      marks =
        effect.value && effect.value.to <= length && effect.value.from < effect.value.to
          ? Decoration.set(Decoration.mark({ class: 'cm-mistake' }).range(effect.value.from, effect.value.to))
          : Decoration.none;
    }
    return marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function completer(knowledge: () => Knowledge, language: Language) {
  return async (context: CompletionContext) => {
    const place = placeAt(context.state.doc.toString(), context.pos, language);
    if (!place) return null;
    if (place.kind === 'field') {
      if (place.text === '' && !context.explicit) return null;
      const fields = await knowledge().fields();
      if (context.aborted) return null;
      const options: Completion[] = fields.map((field) => {
        const name = fieldName(field, language);
        return { label: name, detail: field.type, apply: language === 'lucene' ? `${name}:` : name };
      });
      for (const word of words[language]) options.push({ label: word, type: 'keyword', boost: -1 });
      return { from: place.from, options, validFor: /^[\p{L}\w.@/-]*$/u };
    }
    const fields = await knowledge().fields();
    const known =
      fields.find((f) => f.name === place.field || fieldName(f, language) === place.field) ??
      // An attribute may be named without its column.
      fields.find((f) => language === 'lucene' && f.key === place.field);
    if (!known || context.aborted) return null;
    const values = await knowledge().values(known.name, place.text);
    const close = language === 'sql' ? "'" : '"';
    const after = context.state.sliceDoc(context.pos, context.pos + 1) === close ? context.pos + 1 : context.pos;
    const options = values.map(
      ({ value }): Completion => ({
        label: value,
        apply: (view, _completion, from) => {
          const text = writeValue(value, language);
          const to = Math.max(after, view.state.selection.main.head);
          view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + text.length } });
        },
      }),
    );
    // The values have the prefix already.
    return { from: place.from, options, filter: false };
  };
}

/** Makes the editor of a filter in an element. */
export function edit(parent: HTMLElement, options: Options): Editor {
  const language = new Compartment();
  const attributes = new Compartment();
  const languageOf = (name: Language) => [
    name === 'sql' ? sql({ dialect: clickhouse }) : lucene,
    autocompletion({
      override: [completer(options.knowledge, name)], activateOnTypingDelay: 150, selectOnOpen: false, interactionDelay: 0, icons: false,
      defaultKeymap: false,
    }),
  ];
  const attributesOf = (describedBy: string | undefined) =>
    EditorView.contentAttributes.of({
      'aria-label': options.label,
      'aria-multiline': 'false',
      spellcheck: 'false',
      ...(describedBy && { 'aria-invalid': 'true', 'aria-describedby': describedBy }),
    });
  let quiet = false;
  const offered = (view: EditorView) => completionStatus(view.state) === 'active';
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: options.text,
      selection: { anchor: Math.min(options.cursor, options.text.length) },
      extensions: [
        Prec.highest(
          keymap.of([
            {
              key: 'Enter',
              run: (v) => {
                if (offered(v) && selectedCompletionIndex(v.state) !== null && acceptCompletion(v)) return true;
                closeCompletion(v);
                options.onRun();
                return true;
              },
            },
            {
              key: 'Tab',
              run: (v) => {
                if (!offered(v)) return false;
                if (selectedCompletionIndex(v.state) === null) moveCompletionSelection(true)(v);
                return acceptCompletion(v);
              },
            },
            { key: 'ArrowUp', run: (v) => (offered(v) ? moveCompletionSelection(false)(v) : recall(v, 1)) },
            { key: 'ArrowDown', run: (v) => (offered(v) ? moveCompletionSelection(true)(v) : recall(v, -1)) },
            {
              key: 'Escape',
              run: (v) => {
                if (!closeCompletion(v)) v.contentDOM.blur();
                return true;
              },
            },
          ]),
        ),
        history(),
        closeBrackets(),
        bracketMatching(),
        syntaxHighlighting(colors),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.lineWrapping,
        EditorState.transactionFilter.of((transaction) => (transaction.newDoc.length > options.most ? [] : transaction)),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !quiet) options.onChange(update.state.doc.toString());
        }),
        mark,
        look,
        language.of(languageOf(options.language)),
        attributes.of(attributesOf(undefined)),
      ],
    }),
  });
  /** The last filters are before the first line, and the later ones behind the last. */
  function recall(v: EditorView, step: number): boolean {
    const { doc, selection } = v.state;
    if (doc.lineAt(selection.main.head).number !== (step > 0 ? 1 : doc.lines)) return false;
    options.onRecall(step);
    return true;
  }
  return {
    focus: () => view.focus(),
    destroy: () => view.destroy(),
    setText: (text) => {
      if (text === view.state.doc.toString()) return;
      quiet = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: text.length } });
      quiet = false;
    },
    setLanguage: (name) => view.dispatch({ effects: language.reconfigure(languageOf(name)) }),
    setMistake: (describedBy, part) =>
      view.dispatch({ effects: [attributes.reconfigure(attributesOf(describedBy)), setMark.of(part)] }),
  };
}
