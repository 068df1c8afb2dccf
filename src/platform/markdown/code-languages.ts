import type { LanguageRegistration } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'

/**
 * G-code (ISO 6983, with the comments and parameters of Marlin and LinuxCNC), the commands of printers and mills, for
 * which Shiki has no grammar.
 */
const gcode: LanguageRegistration = {
  name: 'gcode',
  scopeName: 'source.gcode',
  repository: {},
  patterns: [
    { name: 'comment.line.gcode', match: ';.*$' },
    { name: 'comment.block.gcode', match: '\\([^)]*\\)' },
    { name: 'keyword.control.gcode', match: '(?i)\\b[GMT]\\d+(\\.\\d+)?' },
    { name: 'comment.line-number.gcode', match: '(?i)^\\s*N\\d+' },
    {
      match: '(?i)\\b([A-Z])\\s*(-?(?:\\d+\\.?\\d*|\\.\\d+))',
      captures: { 1: { name: 'variable.parameter.gcode' }, 2: { name: 'constant.numeric.gcode' } },
    },
    { name: 'variable.other.gcode', match: '#(\\d+|<[^>]*>)' },
  ],
}

// The languages with highlighting, each with the names that authors use. Others are shown as plain code.
const NAMES: Record<string, string> = {
  asm: 'asm',
  bash: 'bash sh shell zsh shellscript console',
  c: 'c h',
  cmake: 'cmake',
  cpp: 'cpp c++ hpp cc arduino ino',
  csharp: 'csharp cs c#',
  css: 'css',
  dart: 'dart',
  diff: 'diff patch',
  docker: 'docker dockerfile containerfile',
  dotenv: 'dotenv env',
  gcode: 'gcode g-code nc cnc',
  go: 'go golang',
  graphql: 'graphql gql',
  html: 'html htm',
  http: 'http',
  ini: 'ini conf cfg properties systemd platformio',
  java: 'java',
  javascript: 'javascript js mjs cjs node',
  json: 'json jsonc json5',
  jsx: 'jsx',
  kotlin: 'kotlin kt',
  lua: 'lua',
  make: 'make makefile mk',
  markdown: 'markdown md',
  matlab: 'matlab octave',
  nginx: 'nginx',
  openscad: 'openscad scad',
  php: 'php',
  powershell: 'powershell ps1 pwsh',
  python: 'python py micropython',
  r: 'r',
  ruby: 'ruby rb',
  rust: 'rust rs',
  scss: 'scss sass',
  sql: 'sql postgres postgresql pgsql mysql sqlite',
  swift: 'swift',
  toml: 'toml',
  tsx: 'tsx',
  typescript: 'typescript ts mts cts',
  verilog: 'verilog v',
  vhdl: 'vhdl',
  xml: 'xml svg',
  yaml: 'yaml yml',
}

const byName = new Map(
  Object.entries(NAMES).flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const)),
)

/** The language by an author's name for it ('arduino' is cpp); null for one without highlighting. */
export function findLanguage(name: string): string | null {
  return byName.get(name.toLowerCase()) ?? null
}

/** Every language that is highlighted. */
export const languages = Object.keys(NAMES)

/** The grammar of a language, with those it embeds, loaded at the first use. */
export async function loadGrammar(language: string): Promise<LanguageRegistration[]> {
  if (language === 'gcode') return [gcode]
  const load = bundledLanguages[language as keyof typeof bundledLanguages]
  if (!load) throw new Error(`no grammar for ${language}`)
  return (await load()).default
}
