import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const cases: [string, string][] = [
  ['', ''],
  ['Só texto.', 'Só texto.'],
  ['<p>Um</p><p>dois <b>três</b>s</p>', 'Um dois trêss'],
  ['antes<br>depois', 'antes depois'],
  ['<a href="x>y" title=\'>\'>ligação</a>', 'ligação'],
  ['<script>alert(1)</script>fim <style>p{}</style>!', 'fim !'],
  ['a <!-- <b>nada</b> --> b', 'a b'],
  ['3 < 4 e 5 > 2', '3 < 4 e 5 > 2'],
  [
    '&lt;b&gt; &amp;lt; R&#36; &#x20AC; &ccedil;&atilde;o&nbsp;&hellip; &desconhecida;',
    '<b> &lt; R$ € ção … &desconhecida;',
  ],
  ['# Título #\n\ntexto', 'Título texto'],
  ['Título\n===\ntexto\n---\nfim', 'Título texto fim'],
  ['**forte** *ênfase* __forte__ _ênfase_ ~~riscado~~ ***tudo***', 'forte ênfase forte ênfase riscado tudo'],
  ['nome_de_arquivo e 2*3*4 e __init__.py', 'nome_de_arquivo e 234 e init.py'],
  ['- um\n* dois\n+ três\n1. quatro\n- [x] cinco\n- [ ] seis', 'um dois três quatro cinco seis'],
  ['> citação\n> > dentro', 'citação dentro'],
  ['[texto](https://e.com/a_(b) "t") e [outro][ref]\n\n[ref]: https://e.com', 'texto e outro'],
  ['![foto](/a.png) [![selo](s.png)](/b) ![[minha foto.png]] [[página|nome]]', 'foto selo nome'],
  ['nota[^1]\n\n[^1]: explicada', 'nota explicada'],
  ['<https://e.com>', 'https://e.com'],
  ['```ts\nconst a = 1\n```\ne `código`', 'const a = 1 e código'],
  ['| a | b |\n|---|:-:|\n| c | d |', 'a b c d'],
  ['\\*literal\\* 1\\. \\# \\`x\\` \\[y\\](z)', '*literal* 1. # `x` [y](z)'],
  ['um\n\n\n  dois\tdois\u00a0três', 'um dois dois três'],
  ['R$ 5 - 10 | * nota', 'R$ 5 - 10 | * nota'],
]

test.each(cases)('%j reads %j', (text, words) => {
  expect(plainText(text)).toBe(words)
})

test('text made to be slow is only text', () => {
  for (const part of ['<a "', '<!--', '![a](', '[[', '**a', '__a', '`', '&#', '<script', '[a][', '> ', '|']) {
    expect(typeof plainText(part.repeat(20_000))).toBe('string')
  }
})
