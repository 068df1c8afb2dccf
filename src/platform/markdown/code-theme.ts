import type { ThemeRegistrationRaw } from 'shiki/types'

// The theme's colours are the class names of src/ui/code-theme.css: a token becomes a class instead of a style attribute,
// which the pages' policy forbids.
const SCOPES: Record<string, string[]> = {
  'tok-comment': ['comment', 'punctuation.definition.comment', 'string.quoted.docstring', 'meta.diff.header'],
  'tok-keyword': [
    'keyword',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'constant.language',
    'punctuation.definition.template-expression',
    'punctuation.section.embedded',
  ],
  'tok-string': [
    'string',
    'constant.other.symbol',
    'markup.inline.raw',
    'markup.fenced_code',
    'source.css support.constant.property-value',
  ],
  'tok-number': [
    'constant.numeric',
    'constant.character',
    'constant.other.color',
    'keyword.other.unit',
    'constant.language.boolean',
    'constant.language.null',
    'string.regexp',
    'variable.other.constant',
  ],
  'tok-function': [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name.function',
    'entity.name.command',
    'entity.name.section',
  ],
  'tok-type': [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.primitive',
    'storage.type.built-in',
    'storage.type.numeric',
  ],
  'tok-tag': ['entity.name.tag', 'punctuation.definition.tag', 'entity.other.attribute-name.class', 'markup.list'],
  'tok-attribute': [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
    'variable.parameter',
    'keyword.other.definition.ini',
    'variable.other.assignment',
  ],
  'tok-heading': ['markup.heading', 'entity.name.section.markdown', 'markup.bold'],
  'tok-link': ['markup.underline.link', 'string.other.link'],
  'tok-inserted': ['markup.inserted', 'punctuation.definition.inserted'],
  'tok-deleted': ['markup.deleted', 'punctuation.definition.deleted'],
  'tok-changed': ['markup.changed', 'meta.diff.range', 'punctuation.definition.range.diff'],
  'tok-punctuation': [
    'keyword.operator',
    'punctuation.separator',
    'punctuation.terminator',
    'punctuation.accessor',
    'punctuation.definition.parameters',
  ],
  // Plain code inside a coloured scope.
  'tok-plain': ['string meta.embedded', 'meta.template.expression', 'meta.interpolation', 'variable.other.readwrite'],
}

/** The class of plain code, which is written without an element. */
export const PLAIN = 'tok-plain'

/** All classes of highlighting; each has a rule in src/ui/code-theme.css. */
export const tokenClasses = Object.keys(SCOPES).filter((name) => name !== PLAIN)

/** Shiki's theme: TextMate scopes to class names. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'vitrine',
  type: 'dark',
  fg: PLAIN,
  bg: '#12161a',
  colors: { 'editor.foreground': PLAIN, 'editor.background': '#12161a' },
  settings: Object.entries(SCOPES).map(([name, scope]) => ({ scope, settings: { foreground: name } })),
}
