import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '#tests/contrast.ts'
import { findLanguage, languages } from './code-languages.ts'
import { tokenClasses } from './code-theme.ts'
import { renderHere } from './pipeline.ts'

const css = readFileSync('src/ui/code-theme.css', 'utf8')
const rules = new Map(
  [...css.matchAll(/\.(tok-[a-z]+) \{\s*color: (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]),
)

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is the samples' own code
const samples: Record<string, string> = {
  ts: "import { a } from './a.ts'\nexport class B<T> extends C { /* nota */ x = `${1 + 2}` as const; y = /a+/g }\nconst f = (p: number) => p > 0 ? null : true",
  tsx: 'const P = () => <a href="/x" onClick={() => go(1)}>texto {valor}</a>',
  html: '<!doctype html>\n<p class="a" id=b>texto &amp; <b>mais</b></p><style>p{color:red}</style><script>let a = 1</script>',
  css: '@media (width > 60rem) { .a:hover, #b { color: #fff; margin: 1px calc(2rem + 3%) !important } }',
  json: '{ "nome": "valor", "n": [1, true, null] }',
  sql: "select count(*) as n from archives where id = 1 and name like 'a%' -- nota",
  bash: '#!/bin/sh\nfor f in *.txt; do echo "$f ${x:-1}" | grep -q a && exit 1; done # nota',
  python: 'from a import b\n@dec\ndef f(x: int = 1) -> str:\n    """doc"""\n    return f"{x} {self.y}" if x else None',
  arduino: '#include <Servo.h>\n#define PIN 9\nvoid setup() { pinMode(PIN, OUTPUT); Serial.begin(9600); } // nota',
  rust: 'use std::io;\nfn main() -> Result<(), Box<dyn E>> { let mut a: Vec<u8> = vec![1]; println!("{a:?}"); }',
  go: 'package main\nfunc (s *S) F(x int) error { return fmt.Errorf("x %d", x) }',
  java: '@Override public static void main(String[] a) throws E { int x = 1; }',
  yaml: 'a: &x\n  - b: "c" # nota\n  - 1\n  - *x',
  toml: '[a.b]\nc = "d"\ne = 2024-01-01',
  ini: '; nota\n[env:esp32]\nplatform = espressif32',
  diff: '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-velho\n+novo\n igual',
  markdown: '# Título\n\n**forte** _x_ [l](https://e.com) `c`\n\n- a\n\n> q\n\n```js\nlet a\n```',
  docker: 'FROM node:26 AS a\nRUN npm ci && echo "x"\nENV A=1',
  cmake: 'cmake_minimum_required(VERSION 3.20)\nadd_executable(a main.cpp) # nota',
  makefile: 'CC := gcc\nall: a.o\n\t$(CC) -o $@ $<',
  gcode: 'N10 G1 X10 Y-2.5 F1200 ; anda\nM104 S200 (aquece)\n#100 = 1',
  openscad: 'module a(r=1) {\n  translate([0, 0, 1]) cylinder(h=2, r=r); // nota\n}',
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above

test.each(Object.entries(samples))(
  '%s is coloured by classes that have their rules, without style',
  async (language, code) => {
    const { html } = await renderHere(`~~~${language}\n${code}\n~~~`)
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]!.split(' '))
    expect(classes.length).toBeGreaterThan(2)
    for (const name of classes) expect([...rules.keys()]).toContain(name)
    expect(html).not.toContain('style=')
    expect(html).toContain(`<pre tabindex="0" data-language="${language}">`)
    // The code itself is all there.
    const text = html
      .replace(/<[^>]*>/g, '')
      .replace(/&#x3C;/g, '<')
      .replace(/&#x26;/g, '&')
    expect(text.trimEnd()).toBe(code)
  },
)

test('every class the theme can write has one rule, and every rule its class', () => {
  expect([...rules.keys()].sort()).toEqual([...tokenClasses].sort())
})

test('every colour reads on the ground of code blocks', () => {
  for (const colour of [...rules.values(), '#e6eaee']) expect(contrast(colour, '#12161a')).toBeGreaterThanOrEqual(4.5)
})

test('every language has its grammar', async () => {
  for (const language of languages) {
    expect(findLanguage(language)).toBe(language)
    const { html } = await renderHere(`\`\`\`${language.toUpperCase()}\nx = "1" # 2\n\`\`\``)
    expect(html).toContain(`data-language="${language}"`)
  }
})

test('an unknown language, no language and code beyond the limits are plain', async () => {
  expect((await renderHere('```klingon\na < b\n```')).html).toBe(
    '<pre tabindex="0" data-language="klingon"><code>a &#x3C; b\n</code></pre>',
  )
  expect((await renderHere('    a\n')).html).toBe('<pre tabindex="0"><code>a\n</code></pre>')
  expect((await renderHere('```\na\n```')).html).toBe('<pre tabindex="0"><code>a\n</code></pre>')
  const long = await renderHere(`\`\`\`ts\n${'const a = 1\n'.repeat(20_000)}\`\`\``)
  expect(long.html).toContain('data-language="ts"')
  expect(long.html).not.toContain('tok-')
})
